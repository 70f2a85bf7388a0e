import type { Problem, StatementTexts } from './types';

/** The statement in a language; what is missing there comes from the base text (contract problem.md §1). */
export function statementIn(problem: Problem, locale: string): StatementTexts {
  const translated = problem.statements?.[locale];
  return {
    title: translated?.title || problem.title,
    description: translated?.description || problem.description,
    input: translated?.input || problem.input,
    output: translated?.output || problem.output,
    hint: translated?.hint || problem.hint,
  };
}
