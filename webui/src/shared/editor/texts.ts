import { defineTexts } from '../i18n/i18n';

/** Needed by every page that shows the editor or a code view. */
export const editorTexts = defineTexts('editor', {
  'zh-CN': () => import('../i18n/zh-CN/editor.json'),
  'en-US': () => import('../i18n/en-US/editor.json'),
});
