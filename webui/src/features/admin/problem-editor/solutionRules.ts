/** What a reference solution must have (contract admin.md §8.5). */
import type { TFunction } from 'i18next';
import {
  array,
  check,
  minLength,
  number,
  object,
  pipe,
  regex,
  string,
  transform,
  trim,
} from 'valibot';
import { isFilled } from '../../../shared/forms/fieldRules';
import { verdictCodes } from '../../../shared/lib/verdict';
import type { Solution } from './solutionQueries';

/** Verdicts that can be expected, the usual ones first. */
export const expectable: readonly number[] = [
  verdictCodes.accepted,
  verdictCodes.wrongAnswer,
  verdictCodes.timeLimit,
  verdictCodes.memoryLimit,
  verdictCodes.runtimeError,
  verdictCodes.partiallyAccepted,
  verdictCodes.presentationError,
  verdictCodes.compileError,
];

export interface SolutionForm {
  name: string;
  language: string;
  code: string;
  expected: number[];
  /** Text as typed; blank for none. */
  score: string;
}

export function formOfSolution(
  solution: Solution | null,
  languages: readonly string[],
): SolutionForm {
  return {
    name: solution?.name ?? '',
    language:
      solution?.language ?? languages.find((name) => name === 'C++') ?? languages[0] ?? 'C++',
    code: solution?.code ?? '',
    expected: solution?.expected ?? [verdictCodes.accepted],
    score: solution?.score == null ? '' : String(solution.score),
  };
}

export const solutionSchema = (t: TFunction<'adminProblemEditor'>) =>
  object({
    name: pipe(string(), check(isFilled, t('solutions.nameNeeded'))),
    language: string(),
    code: pipe(string(), check(isFilled, t('solutions.codeNeeded'))),
    expected: pipe(array(number()), minLength(1, t('solutions.expectedNeeded'))),
    score: pipe(
      string(),
      trim(),
      regex(/^\d{0,6}$/, t('solutions.badScore')),
      transform((digits) => (digits === '' ? null : Number(digits))),
    ),
  });

const languagesOfEnding: Record<string, readonly string[]> = {
  c: ['C'],
  cc: ['C++'],
  cpp: ['C++'],
  cxx: ['C++'],
  java: ['Java'],
  py: ['Python3'],
  go: ['Golang'],
  cs: ['C#'],
  js: ['JavaScript Node'],
  php: ['PHP'],
  rb: ['Ruby'],
  rs: ['Rust'],
};

/** By the name's ending; null when that says nothing, or nothing that is on offer. */
export function languageOfFile(name: string, offered: readonly string[]): string | null {
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  return languagesOfEnding[ending]?.find((each) => offered.includes(each)) ?? null;
}
