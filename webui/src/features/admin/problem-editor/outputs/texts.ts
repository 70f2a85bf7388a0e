import { defineTexts } from '../../../../shared/i18n/i18n';

/** Of a dialog that few open: they come with it. */
export const adminProblemEditorOutputsTexts = defineTexts('adminProblemEditorOutputs', {
  'zh-CN': () => import('./i18n/zh-CN.json'),
  'en-US': () => import('./i18n/en-US.json'),
});
