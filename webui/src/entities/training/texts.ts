import { defineTexts } from '../../shared/i18n/i18n';

/** Trainings as everybody meets them: in lists, on their pages, beside their problems. */
export const trainingTexts = defineTexts('training', {
  'zh-CN': () => import('../../shared/i18n/zh-CN/training.json'),
  'en-US': () => import('../../shared/i18n/en-US/training.json'),
});
