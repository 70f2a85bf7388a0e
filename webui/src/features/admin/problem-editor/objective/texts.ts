import { defineTexts } from '../../../../shared/i18n/i18n';

/** Of an editor that few problems have: they come with it. */
export const adminProblemEditorObjectiveTexts = defineTexts('adminProblemEditorObjective', {
  'zh-CN': () => import('./i18n/zh-CN.json'),
  'en-US': () => import('./i18n/en-US.json'),
});
