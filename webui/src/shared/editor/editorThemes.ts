/** Named themes and the default are those of S1 §9; "site" follows the page. Apart from their colours,
 * which only the editor itself needs. */
export const editorThemes = [
  'monokai',
  'solarized',
  'material',
  'idea',
  'eclipse',
  'base16-dark',
  'cobalt',
  'dracula',
  'site',
] as const;

export type EditorTheme = (typeof editorThemes)[number];
