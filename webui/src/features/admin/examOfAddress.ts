import { useSearch } from 'wouter';

const name = 'exam';

/** The timed work for which a problem is mended, from its page of corrections on; null in the bank. */
export const useExamOfAddress = (): number | null =>
  Number(new URLSearchParams(useSearch()).get(name)) || null;

/** What leads on to another page of the same mending. */
export const queryOfExam = (exam: number | null) => ({ [name]: exam });
