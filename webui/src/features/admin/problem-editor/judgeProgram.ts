/** A problem's checker and interactor in the form (contract admin.md §8.3). */

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
  /** Whether a checker looks at what the interactor wrote; its fields are those of the first one. */
  hasChecker: boolean;
  checkerAbi: string;
  checkerLanguage: string;
  checkerArgs: string;
  checkerCode: string;
  checkerComparison: string;
  checkerAbsolute: string;
  checkerRelative: string;
}

/** The names of one program's fields. */
export const judgeProgram = {
  abi: 'spjAbi',
  language: 'spjLanguage',
  args: 'spjArgs',
  code: 'spjCode',
  comparison: 'comparison',
  absolute: 'absolute',
  relative: 'relative',
} as const;

/** Those of the checker after the interactor. */
export const checkerAfter = {
  abi: 'checkerAbi',
  language: 'checkerLanguage',
  args: 'checkerArgs',
  code: 'checkerCode',
  comparison: 'checkerComparison',
  absolute: 'checkerAbsolute',
  relative: 'checkerRelative',
} as const;

export type ProgramNames = typeof judgeProgram | typeof checkerAfter;

export const emptyProgram: ProgramForm = {
  spjAbi: 'hoj',
  spjLanguage: 'C++',
  spjArgs: '',
  spjCode: '',
  judgeFiles: [],
  comparison: 'tokens',
  absolute: '1e-6',
  relative: '1e-6',
  hasChecker: false,
  checkerAbi: 'testlib',
  checkerLanguage: 'C++',
  checkerArgs: '',
  checkerCode: '',
  checkerComparison: 'tokens',
  checkerAbsolute: '1e-6',
  checkerRelative: '1e-6',
};

export const hasProgram = (mode: string) => mode === 'spj' || mode === 'interactive';

export const builtin = 'builtin';

export const isBuiltin = (form: ProgramForm, names: ProgramNames = judgeProgram) =>
  form[names.abi] === builtin;

const hasCheckerAfter = (mode: string, form: Pick<ProgramForm, 'hasChecker'>) =>
  mode === 'interactive' && form.hasChecker;

/** The programs that a mode asks for. */
export function programsIn(form: ProgramForm, mode: string): ProgramNames[] {
  if (!hasProgram(mode)) return [];
  return hasCheckerAfter(mode, form) ? [judgeProgram, checkerAfter] : [judgeProgram];
}

/** Of one of a mode's programs. */
export function conventionsOf(
  mode: string,
  names: ProgramNames = judgeProgram,
): readonly Convention[] {
  const isInteractor = mode === 'interactive' && names === judgeProgram;
  return isInteractor ? interactorConventions : checkerConventions;
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
  checkerAbi: string | null;
  checkerLanguage: string | null;
  checkerArgs: string | null;
  checkerCode: string | null;
  judgeExtraFile: string | null;
}

export function programFormOf(stored: StoredProgram): ProgramForm {
  return {
    ...emptyProgram,
    ...fieldsOf(judgeProgram, stored),
    ...fieldsOf(checkerAfter, stored),
    hasChecker: stored.checkerAbi !== null,
    judgeFiles: readFiles(stored.judgeExtraFile),
  };
}

function fieldsOf(names: ProgramNames, stored: StoredProgram): Partial<ProgramForm> {
  const abi = stored[names.abi] ?? emptyProgram[names.abi];
  const words = (stored[names.args] ?? '').trim().split(/\s+/);
  const [comparison, absolute, relative] = abi === builtin ? words : [];
  return {
    [names.abi]: abi,
    [names.language]: stored[names.language] ?? emptyProgram[names.language],
    [names.args]: abi === builtin ? '' : (stored[names.args] ?? ''),
    [names.code]: stored[names.code] ?? '',
    [names.comparison]: comparison || emptyProgram[names.comparison],
    [names.absolute]: absolute ?? emptyProgram[names.absolute],
    [names.relative]: relative ?? emptyProgram[names.relative],
  };
}

/** The fields of a save. In the default mode they stay as they are stored. */
export function programBodyOf(form: ProgramForm, mode: string) {
  if (!hasProgram(mode)) return {};
  const judge = sent(form, judgeProgram);
  const body = {
    spjAbi: judge.abi,
    spjLanguage: judge.language,
    spjArgs: judge.args,
    spjCode: judge.code,
    judgeExtraFile: writeFiles(form.judgeFiles),
  };
  if (mode !== 'interactive') return body;
  const after = form.hasChecker ? sent(form, checkerAfter) : null;
  return {
    ...body,
    checkerAbi: after?.abi ?? null,
    checkerLanguage: after?.language ?? null,
    checkerArgs: after?.args ?? null,
    checkerCode: after?.code ?? null,
  };
}

function sent(form: ProgramForm, names: ProgramNames) {
  return {
    abi: form[names.abi],
    language: form[names.language],
    args: isBuiltin(form, names) ? comparisonText(form, names) : form[names.args].trim() || null,
    code: form[names.code],
  };
}

function comparisonText(form: ProgramForm, names: ProgramNames): string {
  if (form[names.comparison] !== 'float') return form[names.comparison];
  return `float ${form[names.absolute].trim()} ${form[names.relative].trim()}`;
}

/** A bound of an error: a number that is not below 0. */
export function isBound(text: string): boolean {
  return /^(\d+\.?\d*|\.\d+)(e[+-]?\d{1,3})?$/i.test(text.trim()) && Number.isFinite(Number(text));
}
