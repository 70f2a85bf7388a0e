/** A problem's checker or interactor in the form (contract admin.md §8.3). */

export interface ExtraFile {
  name: string;
  content: string;
}

const checkerConventions = [
  'hoj',
  'testlib',
  'builtin',
  'qduoj',
  'hustoj',
  'hustoj-tpj',
  'kattis',
  'dmoj',
  'dmoj-testlib',
  'dmoj-coci',
  'hydro',
  'lemon',
  'syzoj',
] as const;

const interactorConventions = ['hoj', 'testlib', 'kattis', 'dmoj'] as const;

export type Convention = (typeof checkerConventions)[number];

export const comparisons = ['tokens', 'tokens-nocase', 'lines', 'float'] as const;

export type Comparison = (typeof comparisons)[number];

export interface ProgramForm {
  spjAbi: string;
  spjLanguage: string;
  /** Further arguments of the program. */
  spjArgs: string;
  spjCode: string;
  judgeFiles: ExtraFile[];
  /** What stands for the arguments with the built-in convention. */
  comparison: string;
  absolute: string;
  relative: string;
}

export const emptyProgram: ProgramForm = {
  spjAbi: 'hoj',
  spjLanguage: 'C++',
  spjArgs: '',
  spjCode: '',
  judgeFiles: [],
  comparison: 'tokens',
  absolute: '1e-6',
  relative: '1e-6',
};

export const hasProgram = (mode: string) => mode === 'spj' || mode === 'interactive';

export const isBuiltin = (form: Pick<ProgramForm, 'spjAbi'>) => form.spjAbi === 'builtin';

export function conventionsOf(mode: string): readonly Convention[] {
  return mode === 'interactive' ? interactorConventions : checkerConventions;
}

export function readFiles(text: string | null): ExtraFile[] {
  if (!text) return [];
  const files = JSON.parse(text) as Record<string, string>;
  return Object.entries(files).map(([name, content]) => ({ name, content }));
}

export function writeFiles(files: readonly ExtraFile[]): string | null {
  if (files.length === 0) return null;
  return JSON.stringify(
    Object.fromEntries(files.map(({ name, content }) => [name.trim(), content])),
  );
}

interface StoredProgram {
  spjAbi: string | null;
  spjLanguage: string | null;
  spjArgs: string | null;
  spjCode: string | null;
  judgeExtraFile: string | null;
}

export function programFormOf(stored: StoredProgram): ProgramForm {
  const abi = stored.spjAbi ?? emptyProgram.spjAbi;
  const words = (stored.spjArgs ?? '').trim().split(/\s+/);
  const [comparison, absolute, relative] = abi === 'builtin' ? words : [];
  return {
    spjAbi: abi,
    spjLanguage: stored.spjLanguage ?? emptyProgram.spjLanguage,
    spjArgs: abi === 'builtin' ? '' : (stored.spjArgs ?? ''),
    spjCode: stored.spjCode ?? '',
    judgeFiles: readFiles(stored.judgeExtraFile),
    comparison: comparison || emptyProgram.comparison,
    absolute: absolute ?? emptyProgram.absolute,
    relative: relative ?? emptyProgram.relative,
  };
}

/** The fields of a save. In the default mode they stay as they are stored. */
export function programBodyOf(form: ProgramForm, mode: string) {
  if (!hasProgram(mode)) return {};
  return {
    spjAbi: form.spjAbi,
    spjLanguage: form.spjLanguage,
    spjArgs: isBuiltin(form) ? comparisonText(form) : form.spjArgs.trim() || null,
    spjCode: form.spjCode,
    judgeExtraFile: writeFiles(form.judgeFiles),
  };
}

function comparisonText(form: ProgramForm): string {
  if (form.comparison !== 'float') return form.comparison;
  return `float ${form.absolute.trim()} ${form.relative.trim()}`;
}

/** A bound of an error: a number that is not below 0. */
export function isBound(text: string): boolean {
  return /^(\d+\.?\d*|\.\d+)(e[+-]?\d{1,3})?$/i.test(text.trim()) && Number.isFinite(Number(text));
}
