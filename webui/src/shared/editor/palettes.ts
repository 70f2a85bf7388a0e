/** The colours of the code editor. */
import type { EditorTheme } from './editorThemes';

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

/** In the order of the table's columns, behind whether the theme is dark. */
const parts = [
  'ground',
  'activeLine',
  'selection',
  'ink',
  'gutter',
  'comment',
  'keyword',
  'type',
  'string',
  'number',
  'name',
  'meta',
] as const;

/** Hues are the ones each name is known for; dim ones are moved until text reads at 4.5 : 1. */
const rows: Record<EditorTheme, string> = {
  monokai:
    'dark #272822 #32332b #4a4b3f #f8f8f2 #9d9d98 #a09d8c #fb6b9f #66d9ef #e6db74 #b084ff #a6e22e #fd971f',
  solarized:
    'light #fdf6e3 #f5eed8 #e3dcc4 #4d6269 #606c6c #626d6d #647100 #856300 #1b7770 #c02f78 #1d6eac #b94314',
  material:
    'dark #263238 #2d3b42 #3c4f58 #eeffff #96a8b0 #96a8b0 #c792ea #ffcb6b #c3e88d #f78c6c #82aaff #89ddff',
  idea: 'light #ffffff #fcfaed #c9dcf5 #000000 #707070 #717171 #000080 #20558a #067d17 #1750eb #7a4a00 #8a6d00',
  eclipse:
    'light #ffffff #e8f2fe #cfdcf0 #000000 #6c6c6c #3b7759 #7f0055 #005032 #2a00ff #116644 #1d1d80 #646464',
  'base16-dark':
    'dark #151515 #202020 #383838 #d0d0d0 #8a8a8a #a8816c #d0706f #f4bf75 #a3b867 #b88ec8 #7fb4cf #d99a6c',
  cobalt:
    'dark #002240 #0a2f52 #17497a #ffffff #9ab0c8 #4c9bf0 #ff9d00 #80ffbb #3ad900 #ff80e1 #ffee80 #ffcf85',
  dracula:
    'dark #282a36 #323543 #44475a #f8f8f2 #979ebf #979ebf #ff79c6 #8be9fd #f1fa8c #bd93f9 #50fa7b #ffb86c',
  site: 'light var(--surface) var(--sunken) var(--accent-soft) var(--ink) var(--ink-3) var(--ink-3) var(--v-mle) var(--v-ce) var(--good) var(--warn) var(--info) var(--v-re)',
};

export function readPalette(theme: EditorTheme): Palette {
  const [tone, ...colours] = rows[theme].split(' ');
  const named = Object.fromEntries(parts.map((part, at) => [part, colours[at]]));
  return { ...(named as Record<(typeof parts)[number], string>), isDark: tone === 'dark' };
}
