import { defineTexts } from '../../../shared/i18n/i18n';

/** Apart from the problem page's: no student needs them. */
export const problemPreviewTexts = defineTexts('problemPreview', {
  'zh-CN': () => import('./i18n/zh-CN.json'),
  'en-US': () => import('./i18n/en-US.json'),
});
