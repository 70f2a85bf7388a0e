/** Answers to questions as they are kept and sent: one text for each, by their order on this page
 * (contract timedwork.md §4). */
import type { Schemas } from '../../../shared/api/calls';

export type FormPart = Schemas['ObjectiveFormPart'];
export type PartResult = Schemas['PartData'];

/** Stands in the place of a language. */
export const objective = 'Objective';

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string');

/** One for each of `count` questions; what cannot be read is no answer. */
export function readAnswers(code: string, count: number): string[] {
  const none = Array.from({ length: count }, () => '');
  try {
    const found: unknown = JSON.parse(code || '[]');
    return isTexts(found) ? none.map((empty, index) => found[index] ?? empty) : none;
  } catch {
    return none;
  }
}

/** Nothing at all is no draft. */
export function writeAnswers(answers: readonly string[]): string {
  return answers.every((each) => each === '') ? '' : JSON.stringify(answers);
}

/** What is sent: an empty sheet is one too. */
export const sentAnswers = (answers: readonly string[]): string => JSON.stringify(answers);

export function withAnswer(answers: readonly string[], index: number, answer: string): string[] {
  return answers.map((each, place) => (place === index ? answer : each));
}

export const letterOf = (index: number): string => String.fromCharCode(65 + index);

/** The letters of several choices, with this one taken or left. */
export function toggled(answer: string, letter: string): string {
  const letters = new Set(answer);
  if (!letters.delete(letter)) letters.add(letter);
  return [...letters].sort().join('');
}

export const isAnswered = (answer: string): boolean => answer.trim() !== '';

/** The numbers of those without an answer, from 1. */
export function unansweredOf(answers: readonly string[]): number[] {
  return answers.flatMap((each, index) => (isAnswered(each) ? [] : [index + 1]));
}
