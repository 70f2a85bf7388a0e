import { defineTexts } from '../../shared/i18n/i18n';

/** How a group is told of wherever one stands. */
export const groupWords = defineTexts('group', {
  'zh-CN': () => import('../../shared/i18n/zh-CN/group.json'),
  'en-US': () => import('../../shared/i18n/en-US/group.json'),
});

export const groupFormTexts = defineTexts('groupForm', {
  'zh-CN': () => import('../../shared/i18n/zh-CN/groupForm.json'),
  'en-US': () => import('../../shared/i18n/en-US/groupForm.json'),
});
