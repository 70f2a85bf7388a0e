import { defineTexts } from '../../i18n/i18n';

/** Needed by every page that uses a widget of this folder. */
export const widgetsTexts = defineTexts('widgets', {
  'zh-CN': () => import('../../i18n/zh-CN/widgets.json'),
  'en-US': () => import('../../i18n/en-US/widgets.json'),
});

/** Of the table of differences: its pages need no other widget. */
export const differenceTexts = defineTexts('difference', {
  'zh-CN': () => import('../../i18n/zh-CN/difference.json'),
  'en-US': () => import('../../i18n/en-US/difference.json'),
});
