/** Where two versions of a problem differ, for the one who must choose. */
import type { ProblemForm } from './problemForm';

export interface Difference {
  field: ProblemField;
  mine: string;
  theirs: string;
}

/** What only this page knows: it is no part of the problem. */
const ownOfPage = [
  'uploadDir',
  'comparison',
  'absolute',
  'relative',
  'checkerComparison',
  'checkerAbsolute',
  'checkerRelative',
] as const;

type OwnOfPage = (typeof ownOfPage)[number];
type ProblemField = Exclude<keyof ProblemForm, OwnOfPage>;

const isOfProblem = (field: keyof ProblemForm): field is ProblemField =>
  !ownOfPage.includes(field as OwnOfPage);

export function differences(mine: ProblemForm, theirs: ProblemForm): Difference[] {
  const fields = Object.keys(theirs) as (keyof ProblemForm)[];
  return fields
    .filter(isOfProblem)
    .map((field) => ({ field, mine: readable(mine[field]), theirs: readable(theirs[field]) }))
    .filter((each) => each.mine !== each.theirs);
}

/** Texts as they are; lists one entry after the other. */
function readable(value: unknown): string {
  if (Array.isArray(value)) return value.map(readable).filter(Boolean).join('\n');
  if (typeof value !== 'object' || value === null) return value === null ? '' : String(value);
  const parts = Object.entries(value).filter(([key]) => !unseen.includes(key));
  return parts
    .map(([key, part]) => [key, readable(part)] as const)
    .filter(([, text]) => text !== '' && text !== 'false')
    .map(([key, text]) => `${key}: ${text}`)
    .join('\n');
}

/** Sizes are known only just after an upload, colours and ids nobody reads. */
const unseen = ['inputSize', 'outputSize', 'color', 'id', 'gid', 'oj', 'tcid'];
