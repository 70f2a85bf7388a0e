import { defineTexts } from '../../shared/i18n/i18n';

export const announcementsTexts = defineTexts('announcements', {
  'zh-CN': () => import('../../shared/i18n/zh-CN/announcements.json'),
  'en-US': () => import('../../shared/i18n/en-US/announcements.json'),
});
