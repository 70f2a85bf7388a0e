/** The editor's pages: a problem is written in steps, each with what belongs together. */
import type { FieldErrors } from 'react-hook-form';
import type { ProblemForm } from './problemForm';

export const steps = ['statement', 'data', 'code', 'check'] as const;

export type Step = (typeof steps)[number];

const fieldsOf: Record<Step, readonly (keyof ProblemForm)[]> = {
  statement: [
    'problemId',
    'title',
    'timeLimit',
    'memoryLimit',
    'stackLimit',
    'difficulty',
    'tags',
    'source',
    'description',
    'input',
    'output',
    'hint',
    'further',
    'examples',
  ],
  data: [
    'type',
    'judgeMode',
    'judgeCaseMode',
    'ioReadFileName',
    'ioWriteFileName',
    'uploadedCases',
    'manualCases',
    'spjAbi',
    'spjLanguage',
    'spjArgs',
    'spjCode',
    'judgeFiles',
    'absolute',
    'relative',
    'checkerAbi',
    'checkerLanguage',
    'checkerArgs',
    'checkerCode',
    'checkerAbsolute',
    'checkerRelative',
  ],
  code: ['languages', 'templates', 'userFiles'],
  check: [],
};

/** Steps with something to mend, in their order. */
export function brokenSteps(errors: FieldErrors<ProblemForm>): Step[] {
  return steps.filter((step) => fieldsOf[step].some((field) => errors[field]));
}

export const stepIn = (search: string): Step => {
  const asked = new URLSearchParams(search).get('step');
  return steps.find((step) => step === asked) ?? 'statement';
};

/** The same page at another step; the first one needs no mark. What else the address said stays. */
export function addressOfStep(path: string, step: Step, search = ''): string {
  const asked = new URLSearchParams(search);
  if (step === 'statement') asked.delete('step');
  else asked.set('step', step);
  const text = asked.toString();
  return text ? `${path}?${text}` : path;
}
