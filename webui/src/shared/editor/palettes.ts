/** The colours of the code editor. Named themes and the default are those of S1 §9; "site" follows the page. */

export interface Palette {
  isDark: boolean;
  ground: string;
  /** The line that holds the cursor. */
  activeLine: string;
  selection: string;
  ink: string;
  gutter: string;
  comment: string;
  keyword: string;
  type: string;
  string: string;
  number: string;
  name: string;
  /** Preprocessor lines, decorators, escapes. */
  meta: string;
}

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

/** Hues are the ones each name is known for; dim ones are moved until text reads at 4.5 : 1. */
export const palettes: Record<EditorTheme, Palette> = {
  monokai: {
    isDark: true,
    ground: '#272822',
    activeLine: '#32332b',
    selection: '#4a4b3f',
    ink: '#f8f8f2',
    gutter: '#9d9d98',
    comment: '#a09d8c',
    keyword: '#fb6b9f',
    type: '#66d9ef',
    string: '#e6db74',
    number: '#b084ff',
    name: '#a6e22e',
    meta: '#fd971f',
  },
  solarized: {
    isDark: false,
    ground: '#fdf6e3',
    activeLine: '#f5eed8',
    selection: '#e3dcc4',
    ink: '#4d6269',
    gutter: '#606c6c',
    comment: '#626d6d',
    keyword: '#647100',
    type: '#856300',
    string: '#1b7770',
    number: '#c02f78',
    name: '#1d6eac',
    meta: '#b94314',
  },
  material: {
    isDark: true,
    ground: '#263238',
    activeLine: '#2d3b42',
    selection: '#3c4f58',
    ink: '#eeffff',
    gutter: '#96a8b0',
    comment: '#96a8b0',
    keyword: '#c792ea',
    type: '#ffcb6b',
    string: '#c3e88d',
    number: '#f78c6c',
    name: '#82aaff',
    meta: '#89ddff',
  },
  idea: {
    isDark: false,
    ground: '#ffffff',
    activeLine: '#fcfaed',
    selection: '#c9dcf5',
    ink: '#000000',
    gutter: '#707070',
    comment: '#717171',
    keyword: '#000080',
    type: '#20558a',
    string: '#067d17',
    number: '#1750eb',
    name: '#7a4a00',
    meta: '#8a6d00',
  },
  eclipse: {
    isDark: false,
    ground: '#ffffff',
    activeLine: '#e8f2fe',
    selection: '#cfdcf0',
    ink: '#000000',
    gutter: '#6c6c6c',
    comment: '#3b7759',
    keyword: '#7f0055',
    type: '#005032',
    string: '#2a00ff',
    number: '#116644',
    name: '#1d1d80',
    meta: '#646464',
  },
  'base16-dark': {
    isDark: true,
    ground: '#151515',
    activeLine: '#202020',
    selection: '#383838',
    ink: '#d0d0d0',
    gutter: '#8a8a8a',
    comment: '#a8816c',
    keyword: '#d0706f',
    type: '#f4bf75',
    string: '#a3b867',
    number: '#b88ec8',
    name: '#7fb4cf',
    meta: '#d99a6c',
  },
  cobalt: {
    isDark: true,
    ground: '#002240',
    activeLine: '#0a2f52',
    selection: '#17497a',
    ink: '#ffffff',
    gutter: '#9ab0c8',
    comment: '#4c9bf0',
    keyword: '#ff9d00',
    type: '#80ffbb',
    string: '#3ad900',
    number: '#ff80e1',
    name: '#ffee80',
    meta: '#ffcf85',
  },
  dracula: {
    isDark: true,
    ground: '#282a36',
    activeLine: '#323543',
    selection: '#44475a',
    ink: '#f8f8f2',
    gutter: '#979ebf',
    comment: '#979ebf',
    keyword: '#ff79c6',
    type: '#8be9fd',
    string: '#f1fa8c',
    number: '#bd93f9',
    name: '#50fa7b',
    meta: '#ffb86c',
  },
  site: {
    isDark: false,
    ground: 'var(--surface)',
    activeLine: 'var(--sunken)',
    selection: 'var(--accent-soft)',
    ink: 'var(--ink)',
    gutter: 'var(--ink-3)',
    comment: 'var(--ink-3)',
    keyword: 'var(--v-mle)',
    type: 'var(--v-ce)',
    string: 'var(--good)',
    number: 'var(--warn)',
    name: 'var(--info)',
    meta: 'var(--v-re)',
  },
};
