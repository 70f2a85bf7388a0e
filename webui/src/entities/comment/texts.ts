import { defineTexts } from '../../shared/i18n/i18n';

export const commentsTexts = defineTexts('comments', {
  'zh-CN': () => import('../../shared/i18n/zh-CN/comments.json'),
  'en-US': () => import('../../shared/i18n/en-US/comments.json'),
});
