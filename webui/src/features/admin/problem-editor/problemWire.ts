/** Between the form and the calls of contract admin.md §8 and group.md §4. */
import type { Schemas } from '../../../shared/api/calls';
import { programBodyOf, programFormOf, readFiles, writeFiles } from './judgeProgram';
import {
  type CaseForm,
  casesOf,
  emptyCase,
  emptyStatement,
  hasSubtasks,
  isBlankTemplate,
  type ProblemForm,
  problemTypes,
  type TagChoice,
  type TemplateForm,
  templatesFor,
} from './problemForm';

/** `idPrefix` of one that belongs to a group: its people write the id without it. */
export type AdminProblem = Schemas['AdminProblem'] & { idPrefix?: string };
export type Attachment = Schemas['Attachment'];
type StoredCase = Schemas['Case'];
/** Without the text around it for those who may not edit the problem. */
type CodeTemplate = Schemas['CodeTemplate'];
/** What the editor reads of a language; `isSpj`: judge programs may be written in it. */
export type LanguageChoice = Pick<Schemas['Language'], 'id' | 'name' | 'contentType' | 'isSpj'>;

/** All that the editor of a stored problem starts from. */
export interface LoadedProblem {
  problem: AdminProblem;
  cases: StoredCase[];
  tags: TagChoice[];
  languages: LanguageChoice[];
  templates: CodeTemplate[];
}

const examplePattern = /<input>([\s\S]*?)<\/input><output>([\s\S]*?)<\/output>/g;

export function parseExamples(text: string): { input: string; output: string }[] {
  return [...text.matchAll(examplePattern)].map(([, input = '', output = '']) => ({
    input,
    output,
  }));
}

export function writeExamples(examples: readonly { input: string; output: string }[]): string {
  return examples
    .map(({ input, output }) => `<input>${input}</input><output>${output}</output>`)
    .join('');
}

/** `all`: ids of the languages on offer. */
export function formOf(loaded: LoadedProblem, all: readonly number[]): ProblemForm {
  const { problem } = loaded;
  const cases = loaded.cases.map(caseForm);
  return {
    title: problem.title,
    description: problem.description,
    input: problem.input,
    output: problem.output,
    hint: problem.hint,
    problemId: problem.problemId.slice(problem.idPrefix?.length ?? 0),
    source: problem.source,
    difficulty: String(problem.difficulty ?? 0),
    auth: String(problem.auth),
    tags: loaded.tags,
    further: Object.entries(problem.statements ?? {}).map(([language, texts]) => ({
      ...emptyStatement,
      ...texts,
      language,
    })),
    examples: parseExamples(problem.examples),
    timeLimit: String(problem.timeLimit),
    memoryLimit: String(problem.memoryLimit),
    stackLimit: String(problem.stackLimit),
    languages: loaded.languages.map((language) => language.id),
    type: String(problem.type),
    judgeMode: problem.judgeMode,
    judgeCaseMode: problem.judgeCaseMode,
    isRemoveEndBlank: problem.isRemoveEndBlank,
    openCaseResult: problem.openCaseResult,
    showCheckerComment: problem.showCheckerComment,
    codeShare: problem.codeShare,
    isFileIO: problem.isFileIO,
    ioReadFileName: problem.ioReadFileName ?? '',
    ioWriteFileName: problem.ioWriteFileName ?? '',
    ...programFormOf(problem),
    userFiles: readFiles(problem.userExtraFile),
    templates: templatesFor(all, loaded.templates.map(templateForm)),
    isUploadCase: problem.isUploadCase,
    uploadDir: null,
    uploadedCases: problem.isUploadCase ? cases : [],
    manualCases: problem.isUploadCase ? [] : cases,
  };
}

function templateForm({ lid, code, status, prepend, append }: CodeTemplate): TemplateForm {
  return { lid, code, status, prepend: prepend ?? '', append: append ?? '' };
}

function caseForm(stored: StoredCase): CaseForm {
  return {
    ...emptyCase,
    input: stored.input,
    output: stored.output,
    inputSize: stored.inputSize,
    outputSize: stored.outputSize,
    score: stored.score === null ? '' : String(stored.score),
    groupNum: String(stored.groupNum),
  };
}

/** The body of POST and PUT /api/admin/problem. Fields that the form does not show stay as stored. */
export function bodyOf(form: ProblemForm, loaded: LoadedProblem | null) {
  return {
    problem: {
      ...(loaded ? { id: loaded.problem.id, gmtModified: loaded.problem.gmtModified } : {}),
      problemId: form.problemId.trim(),
      title: form.title.trim(),
      description: form.description,
      input: form.input,
      output: form.output,
      hint: form.hint,
      statements: Object.fromEntries(
        form.further.map(({ language, ...texts }) => [language, texts]),
      ),
      source: form.source.trim(),
      examples: writeExamples(form.examples),
      type: Number(form.type),
      difficulty: Number(form.difficulty),
      auth: Number(form.auth),
      timeLimit: Number(form.timeLimit),
      memoryLimit: Number(form.memoryLimit),
      stackLimit: Number(form.stackLimit),
      judgeMode: form.judgeMode,
      judgeCaseMode: form.judgeCaseMode,
      isRemoveEndBlank: form.isRemoveEndBlank,
      openCaseResult: form.openCaseResult,
      showCheckerComment: form.showCheckerComment,
      codeShare: form.codeShare,
      isFileIO: form.isFileIO,
      ioReadFileName: form.isFileIO ? form.ioReadFileName.trim() : null,
      ioWriteFileName: form.isFileIO ? form.ioWriteFileName.trim() : null,
      ...programBodyOf(form, form.judgeMode),
      userExtraFile: writeFiles(form.userFiles),
    },
    judgeMode: form.judgeMode,
    isUploadTestCase: form.isUploadCase,
    uploadTestcaseDir: form.isUploadCase ? form.uploadDir : null,
    samples: casesOf(form).map((each) => ({
      input: each.input,
      output: each.output,
      score: form.type === problemTypes.oi ? Number(each.score) : null,
      groupNum: hasSubtasks(form.judgeCaseMode) ? Number(each.groupNum) : 1,
    })),
    languages: form.languages.map((id) => ({ id })),
    tags: form.tags,
    codeTemplates: form.templates.filter((each) => !isBlankTemplate(each)),
  };
}
