import { defineTexts } from '../../shared/i18n/i18n';

export const adminTexts = defineTexts('admin', {
  'zh-CN': () => import('./i18n/zh-CN.json'),
  'en-US': () => import('./i18n/en-US.json'),
});

/** Of a page that the back-office and the desks of groups share. */
export const adminEditorialTexts = defineTexts('adminEditorial', {
  'zh-CN': () => import('../../shared/i18n/zh-CN/adminEditorial.json'),
  'en-US': () => import('../../shared/i18n/en-US/adminEditorial.json'),
});
