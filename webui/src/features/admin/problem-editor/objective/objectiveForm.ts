/** What the editor of an objective problem holds, and how it is sent (contract admin.md §8.1). */
import type { Schemas } from '../../../../shared/api/calls';
import type { TagChoice } from '../problemForm';
import type { AdminProblem, LoadedProblem } from '../problemWire';

type StoredPart = Schemas['StoredObjectivePart'];
export type PartKind = StoredPart['kind'];

export const partKinds: readonly PartKind[] = ['single', 'multiple', 'judge', 'blank'];

export interface PartForm {
  kind: PartKind;
  stem: string;
  score: string;
  /** Of choices. */
  options: { text: string; isRight: boolean }[];
  /** Of true or false. */
  truth: string;
  /** Of a blank, one a line. */
  accepted: string;
  caseSensitive: boolean;
  shuffle: boolean;
}

export interface ObjectiveForm {
  problemId: string;
  title: string;
  description: string;
  source: string;
  difficulty: string;
  tags: TagChoice[];
  auth: string;
  openCaseResult: boolean;
  parts: PartForm[];
}

const problemType = 2;

export const letterOf = (index: number): string => String.fromCharCode(65 + index);
export const hasOptions = (kind: PartKind): boolean => kind === 'single' || kind === 'multiple';

export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

export function newPart(kind: PartKind): PartForm {
  return {
    kind,
    stem: '',
    score: '1',
    options: Array.from({ length: 4 }, () => ({ text: '', isRight: false })),
    truth: 'true',
    accepted: '',
    caseSensitive: false,
    shuffle: true,
  };
}

export function newObjective(auth: string, problemId = ''): ObjectiveForm {
  return {
    problemId,
    title: '',
    description: '',
    source: '',
    difficulty: '0',
    tags: [],
    auth,
    openCaseResult: true,
    parts: [newPart('single')],
  };
}

export function formOf({ problem, tags }: LoadedProblem): ObjectiveForm {
  return {
    problemId: problem.problemId.slice(problem.idPrefix?.length ?? 0),
    title: problem.title,
    description: problem.description,
    source: problem.source,
    difficulty: String(problem.difficulty ?? 0),
    tags,
    auth: String(problem.auth),
    openCaseResult: problem.openCaseResult,
    parts: (problem.objectiveParts ?? []).map(partForm),
  };
}

export function partForm(part: StoredPart): PartForm {
  const { kind, stem, answers } = part;
  return {
    ...newPart(kind),
    stem,
    score: String(part.score),
    ...(hasOptions(kind) && {
      options: part.options.map((text, index) => ({
        text,
        isRight: answers.includes(letterOf(index)),
      })),
    }),
    ...(kind === 'judge' && { truth: answers[0] ?? 'true' }),
    ...(kind === 'blank' && { accepted: answers.join('\n') }),
    caseSensitive: part.caseSensitive,
    shuffle: part.shuffle,
  };
}

export function answersOf(part: PartForm): string[] {
  if (part.kind === 'judge') return [part.truth];
  if (part.kind === 'blank') return linesOf(part.accepted);
  return part.options.flatMap(({ isRight }, index) => (isRight ? [letterOf(index)] : []));
}

/** Points of all questions; what is no number yet counts as none. */
export const totalOf = (parts: readonly PartForm[]): number =>
  parts.reduce((total, { score }) => total + (Number.parseInt(score, 10) || 0), 0);

export function bodyOf(form: ObjectiveForm, stored: AdminProblem | null, overwrites: boolean) {
  const known = stored && {
    id: stored.id,
    ...(overwrites ? {} : { gmtModified: stored.gmtModified }),
  };
  return {
    problem: {
      ...known,
      problemId: form.problemId.trim(),
      title: form.title.trim(),
      description: form.description,
      source: form.source.trim(),
      difficulty: Number(form.difficulty),
      auth: Number(form.auth),
      type: problemType,
      openCaseResult: form.openCaseResult,
      objectiveParts: form.parts.map((part) => ({
        kind: part.kind,
        stem: part.stem,
        score: Number(part.score),
        answers: answersOf(part),
        options: hasOptions(part.kind) ? part.options.map(({ text }) => text) : [],
        caseSensitive: part.kind === 'blank' && part.caseSensitive,
        shuffle: hasOptions(part.kind) && part.shuffle,
      })),
    },
    judgeMode: 'default',
    samples: [],
    languages: [],
    tags: form.tags,
  };
}
