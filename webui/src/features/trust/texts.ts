import { defineTexts } from '../../shared/i18n/i18n';

export const trustTexts = defineTexts('trust', {
  'zh-CN': () => import('./i18n/zh-CN.json'),
  'en-US': () => import('./i18n/en-US.json'),
});
