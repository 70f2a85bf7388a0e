/** What the editor's form holds: texts as typed, numbers as text until they are saved. */
import { type ExtraFile, emptyProgram, type ProgramForm } from './judgeProgram';

export interface StatementForm {
  title: string;
  description: string;
  input: string;
  output: string;
  hint: string;
}

export type StatementField = Exclude<keyof StatementForm, 'title'>;

/** The statement in one more language. */
interface FurtherForm extends StatementForm {
  /** BCP 47, as the problem page asks for it. */
  language: string;
}

export interface TagChoice {
  /** Absent for one that does not exist yet. */
  id?: number;
  name: string;
  color?: string | null;
}

export interface CaseForm {
  /** A file name when uploaded, else the text itself. */
  input: string;
  output: string;
  /** In bytes, of files; null for what is typed. */
  inputSize: number | null;
  outputSize: number | null;
  score: string;
  groupNum: string;
}

/** What a language's solution starts with, and what stands around it when it is compiled. */
export interface TemplateForm {
  /** Language id. */
  lid: number;
  code: string;
  /** Whether `code` is offered in the editor. */
  status: boolean;
  prepend: string;
  append: string;
}

export interface ProblemForm extends StatementForm, ProgramForm {
  problemId: string;
  source: string;
  difficulty: string;
  auth: string;
  tags: TagChoice[];
  /** The statement in further languages, in the order of their tabs. */
  further: FurtherForm[];
  examples: { input: string; output: string }[];
  timeLimit: string;
  memoryLimit: string;
  stackLimit: string;
  /** Language ids. */
  languages: number[];
  type: string;
  judgeMode: string;
  judgeCaseMode: string;
  isRemoveEndBlank: boolean;
  openCaseResult: boolean;
  showCheckerComment: boolean;
  codeShare: boolean;
  isFileIO: boolean;
  ioReadFileName: string;
  ioWriteFileName: string;
  userFiles: ExtraFile[];
  templates: TemplateForm[];
  isUploadCase: boolean;
  /** Token of the last upload; null leaves the stored files as they are. */
  uploadDir: string | null;
  uploadedCases: CaseForm[];
  manualCases: CaseForm[];
}

export const statementFields: readonly StatementField[] = [
  'description',
  'input',
  'output',
  'hint',
];

export const emptyStatement: StatementForm = {
  title: '',
  description: '',
  input: '',
  output: '',
  hint: '',
};

/** One template for each language; what is not stored is blank. */
export function templatesFor(
  languages: readonly number[],
  stored: readonly TemplateForm[],
): TemplateForm[] {
  const blank = { code: '', status: false, prepend: '', append: '' };
  const missing = languages.filter((lid) => !stored.some((each) => each.lid === lid));
  return [...stored, ...missing.map((lid) => ({ ...blank, lid }))];
}

/** A template without any text says nothing and is not kept. */
export const isBlankTemplate = ({ code, prepend, append, status }: TemplateForm) =>
  !status && [code, prepend, append].every((text) => text.trim() === '');

export const emptyCase: CaseForm = {
  input: '',
  output: '',
  inputSize: null,
  outputSize: null,
  score: '',
  groupNum: '1',
};

export const problemTypes = { acm: '0', oi: '1' } as const;

/** Which ways of adding up cases each type has (contract judge-rules §6). */
const caseModes = {
  acm: ['default', 'ergodic_without_error'],
  oi: ['default', 'subtask_lowest', 'subtask_average'],
} as const;

export type CaseMode = (typeof caseModes)[keyof typeof caseModes][number];

export function caseModesOf(type: string): readonly CaseMode[] {
  return type === problemTypes.oi ? caseModes.oi : caseModes.acm;
}

export const hasSubtasks = (mode: string) => mode.startsWith('subtask_');

/** The cases that the chosen way of giving them stands for. */
export const casesOf = (form: ProblemForm) =>
  form.isUploadCase ? form.uploadedCases : form.manualCases;

/** Of the chosen languages those with code around the student's: where there are any, the problem can
 * be solved in no others, and the server offers no others. */
export function surroundedOf(
  templates: readonly TemplateForm[],
  chosen: readonly number[],
): number[] {
  const around = templates.filter(({ prepend, append }) => (prepend + append).trim() !== '');
  return around.map(({ lid }) => lid).filter((lid) => chosen.includes(lid));
}

/** The input of a sample whose program reads nothing: an example needs both halves (S3 §5), and an
 * empty line is as good as none. */
export const noInput = '\n';

/** Cases that only a program passes that prints nothing; an interactor wants no answers. */
export function unansweredOf(
  form: Pick<ProblemForm, 'isUploadCase' | 'uploadedCases' | 'manualCases' | 'judgeMode'>,
): number {
  if (form.judgeMode === 'interactive') return 0;
  const isEmpty = (each: CaseForm) =>
    form.isUploadCase ? each.outputSize === 0 : each.output === '';
  return (form.isUploadCase ? form.uploadedCases : form.manualCases).filter(isEmpty).length;
}

/** Contract admin.md §8, new-problem defaults. `auth`: role admin starts private. */
export function newProblem(languages: number[], auth: string, problemId = ''): ProblemForm {
  return {
    ...emptyStatement,
    ...emptyProgram,
    problemId,
    source: '',
    difficulty: '0',
    auth,
    tags: [],
    further: [],
    examples: [{ input: '', output: '' }],
    timeLimit: '1000',
    memoryLimit: '256',
    stackLimit: '128',
    languages,
    type: problemTypes.acm,
    judgeMode: 'default',
    judgeCaseMode: 'default',
    isRemoveEndBlank: true,
    openCaseResult: true,
    showCheckerComment: false,
    codeShare: true,
    isFileIO: false,
    ioReadFileName: '',
    ioWriteFileName: '',
    userFiles: [],
    templates: templatesFor(languages, []),
    isUploadCase: true,
    uploadDir: null,
    uploadedCases: [],
    manualCases: [],
  };
}
