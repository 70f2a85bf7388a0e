import { defineTexts } from '../../shared/i18n/i18n';

export const acceptedCodeTexts = defineTexts('acceptedCode', {
  'zh-CN': () => import('../../shared/i18n/zh-CN/acceptedCode.json'),
  'en-US': () => import('../../shared/i18n/en-US/acceptedCode.json'),
});
