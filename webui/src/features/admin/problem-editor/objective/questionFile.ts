/** Questions from a file, looked at before any is taken (contract file.md §5.1). */
import type { Schemas } from '../../../../shared/api/calls';
import { sendForm } from '../../../../shared/api/calls';
import { newPart, type PartForm, partForm } from './objectiveForm';

export type FoundQuestion = Schemas['QuestionAnswer'];
export type FoundQuestions = Schemas['QuestionsAnswer'];

export const questionEndings = ['.gift', '.txt', '.csv', '.tsv', '.xlsx'] as const;
export const largestQuestionFile = 10 * 1024 * 1024;

export function readQuestions(file: File): Promise<FoundQuestions> {
  const form = new FormData();
  form.set('file', file);
  return sendForm('POST /api/file/read-questions', form, { isQuiet: true });
}

/** The chosen ones as the editor's own, in the file's order. */
export function chosenParts(
  questions: readonly FoundQuestion[],
  isChosen: (index: number) => boolean,
): PartForm[] {
  return questions.flatMap(({ part }, index) => (part && isChosen(index) ? [partForm(part)] : []));
}

/** Whether nobody has written anything into it: a new problem begins with such a one. */
export function isUntouched(part: PartForm): boolean {
  const fresh = newPart(part.kind);
  return (
    part.stem === '' &&
    part.accepted === fresh.accepted &&
    part.options.every(({ text, isRight }) => text === '' && !isRight)
  );
}
