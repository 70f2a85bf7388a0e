import { defineTexts } from './i18n';

/** Of what is read where something is not there. */
export const wayOnTexts = defineTexts('wayOn', {
  'zh-CN': () => import('./zh-CN/wayOn.json'),
  'en-US': () => import('./en-US/wayOn.json'),
});
