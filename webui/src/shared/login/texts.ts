import { defineTexts } from '../i18n/i18n';

export const loginTexts = defineTexts('login', {
  'zh-CN': () => import('../i18n/zh-CN/login.json'),
  'en-US': () => import('../i18n/en-US/login.json'),
});
