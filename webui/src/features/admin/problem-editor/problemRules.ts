/** What a problem must have before it is saved (S3 §5, contract group.md §4 and admin.md §8). */
import { type ExtraFile, isBound, isBuiltin, type ProgramNames, programsIn } from './judgeProgram';
import {
  casesOf,
  hasSubtasks,
  noInput,
  type ProblemForm,
  problemTypes,
  statementFields,
} from './problemForm';

export type RuleKey =
  | 'required'
  | 'idTooLong'
  | 'idUnopenable'
  | 'titleTooLong'
  | 'textTooLong'
  | 'timeRange'
  | 'memoryRange'
  | 'exampleNeeded'
  | 'exampleIncomplete'
  | 'languageNeeded'
  | 'caseNeeded'
  | 'uploadNeeded'
  | 'caseEmpty'
  | 'scoreInteger'
  | 'groupNeeded'
  | 'fileName'
  | 'fileNameTwice'
  | 'fileEmpty'
  | 'argumentsTooLong'
  | 'bound'
  | 'templateEmpty';

export const longestText = 65_535;
const longestTitle = 255;
const longestId = 50;
const longestArguments = 500;
const largestTime = 60_000;
const largestMemory = 4096;

interface RuleOptions {
  /** Imported problems need neither descriptions nor examples nor languages. */
  isImported: boolean;
  /** Another judge has the cases and the checker. */
  isRemote?: boolean;
}

/** Broken rules by the form's field path. */
export function brokenRules(form: ProblemForm, options: RuleOptions): Map<string, RuleKey> {
  const broken = new Map<string, RuleKey>();
  const need: Need = (path, isKept, rule) => {
    if (!isKept && !broken.has(path)) broken.set(path, rule);
  };

  need('problemId', filled(form.problemId), 'required');
  need('problemId', lengthOf(form.problemId.trim()) <= longestId, 'idTooLong');
  need('problemId', isOpenable(form.problemId), 'idUnopenable');
  need('title', filled(form.title), 'required');
  need('title', lengthOf(form.title.trim()) <= longestTitle, 'titleTooLong');
  for (const field of statementFields) {
    const isNeeded = !options.isImported && (field === 'input' || field === 'output');
    need(field, !isNeeded || filled(form[field]), 'required');
    need(field, lengthOf(form[field]) <= longestText, 'textTooLong');
  }
  form.further.forEach((texts, index) => {
    const path = `further.${index}`;
    need(`${path}.title`, filled(texts.title), 'required');
    need(`${path}.title`, lengthOf(texts.title) <= longestTitle, 'titleTooLong');
    for (const field of statementFields) {
      need(`${path}.${field}`, lengthOf(texts[field]) <= longestText, 'textTooLong');
    }
  });

  need('timeLimit', isWithin(form.timeLimit, 1, largestTime), 'timeRange');
  need('memoryLimit', isWithin(form.memoryLimit, 1, largestMemory), 'memoryRange');
  need('stackLimit', isWithin(form.stackLimit, 1, largestMemory), 'memoryRange');

  need('examples', options.isImported || form.examples.length > 0, 'exampleNeeded');
  form.examples.forEach((example, index) => {
    const isKept = options.isImported || (hasInput(example.input) && filled(example.output));
    need(`examples.${index}.input`, isKept || hasInput(example.input), 'exampleIncomplete');
    need(`examples.${index}.output`, isKept || filled(example.output), 'exampleIncomplete');
  });
  need('languages', options.isImported || form.languages.length > 0, 'languageNeeded');
  if (form.isFileIO) {
    need('ioReadFileName', isFileName(form.ioReadFileName), 'fileName');
    need('ioWriteFileName', isFileName(form.ioWriteFileName), 'fileName');
  }
  if (!options.isRemote) {
    const programs = programsIn(form, form.judgeMode);
    for (const names of programs) programRules(form, names, need);
    if (programs.some((names) => !isBuiltin(form, names))) {
      fileRules('judgeFiles', form.judgeFiles, options.isImported, need);
    }
  }
  fileRules('userFiles', form.userFiles, options.isImported, need);
  form.templates.forEach((each, index) => {
    need(`templates.${index}.code`, !each.status || filled(each.code), 'templateEmpty');
    for (const part of ['code', 'prepend', 'append'] as const) {
      need(`templates.${index}.${part}`, lengthOf(each[part]) <= longestText, 'textTooLong');
    }
  });
  if (!options.isRemote) caseRules(form, need);
  return broken;
}

type Need = (path: string, isKept: boolean, rule: RuleKey) => void;

const filled = (text: string) => text.trim() !== '';
const hasInput = (text: string) => filled(text) || text === noInput;

function programRules(form: ProblemForm, names: ProgramNames, need: Need): void {
  if (isBuiltin(form, names)) {
    const isFloat = form[names.comparison] === 'float';
    need(names.absolute, !isFloat || isBound(form[names.absolute]), 'bound');
    need(names.relative, !isFloat || isBound(form[names.relative]), 'bound');
    return;
  }
  need(names.code, filled(form[names.code]), 'required');
  need(names.args, lengthOf(form[names.args]) <= longestArguments, 'argumentsTooLong');
}

/** Old packages bring empty files; what is written here has a name and content. */
function fileRules(
  list: string,
  files: readonly ExtraFile[],
  mayBeEmpty: boolean,
  need: Need,
): void {
  const names = files.map((file) => file.name.trim());
  names.forEach((name, index) => {
    const path = `${list}.${index}.name`;
    need(path, isFileName(name), 'fileName');
    need(path, names.indexOf(name) === index, 'fileNameTwice');
    const isKept = mayBeEmpty || filled(files[index]?.content ?? '');
    need(`${list}.${index}.content`, isKept, 'fileEmpty');
  });
}

function caseRules(form: ProblemForm, need: Need): void {
  const cases = casesOf(form);
  const list = form.isUploadCase ? 'uploadedCases' : 'manualCases';
  need(list, cases.length > 0, form.isUploadCase ? 'uploadNeeded' : 'caseNeeded');
  cases.forEach((each, index) => {
    const path = `${list}.${index}`;
    if (!form.isUploadCase) {
      need(`${path}.input`, each.input !== '' || each.output !== '', 'caseEmpty');
    }
    if (form.type === problemTypes.oi) {
      need(`${path}.score`, isWithin(each.score, 0, 1_000_000), 'scoreInteger');
    }
    if (hasSubtasks(form.judgeCaseMode)) {
      need(`${path}.groupNum`, isWithin(each.groupNum, 1, 10_000), 'groupNeeded');
    }
  });
}

/** The id is a part of the problem's address. */
const isOpenable = (id: string) => !/[/\\?#%]/.test(id) && !/^\.+$/.test(id.trim());

const lengthOf = (text: string) => Array.from(text).length;

function isWithin(text: string, least: number, most: number): boolean {
  if (!/^\d{1,9}$/.test(text.trim())) return false;
  const value = Number(text);
  return value >= least && value <= most;
}

/** One plain name: the file lies beside the program. */
function isFileName(text: string): boolean {
  return /^[\w.-]{1,100}$/.test(text.trim()) && !/^\.+$/.test(text.trim());
}
