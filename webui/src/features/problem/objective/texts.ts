import { defineTexts } from '../../../shared/i18n/i18n';

/** Of problems that few sites have: they come with their form. */
export const problemObjectiveTexts = defineTexts('problemObjective', {
  'zh-CN': () => import('./i18n/zh-CN.json'),
  'en-US': () => import('./i18n/en-US.json'),
});
