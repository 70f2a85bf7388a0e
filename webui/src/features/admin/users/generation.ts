/** What the dialog of generated accounts holds, and what is wrong with it (contract admin.md §3). */
export interface Generation {
  prefix: string;
  suffix: string;
  from: string;
  to: string;
  length: string;
  mustChange: boolean;
}

export type GenerationFaults = Partial<{
  name: 'nameFault';
  numbers: 'numbersFault' | 'manyFault';
  length: 'lengthFault';
}>;

export const emptyGeneration: Generation = {
  prefix: 'stu',
  suffix: '',
  from: '1',
  to: '10',
  length: '8',
  mustChange: false,
};

const mostAccounts = 2000;
const longestName = 20;

export function numbersOf(form: Generation): { first: number; last: number; count: number } {
  const first = wholeNumber(form.from);
  const last = wholeNumber(form.to);
  return { first, last, count: last - first + 1 };
}

export function faultsOf(form: Generation): GenerationFaults {
  const faults: GenerationFaults = {};
  const { last, count } = numbersOf(form);
  if (!(count > 0)) faults.numbers = 'numbersFault';
  else if (count > mostAccounts) faults.numbers = 'manyFault';
  const name = `${form.prefix}${Number.isNaN(last) ? 1 : last}${form.suffix}`;
  if (!/^[\p{L}\p{N}_.@-]+$/u.test(name) || Array.from(name).length > longestName) {
    faults.name = 'nameFault';
  }
  const length = wholeNumber(form.length);
  if (!(length >= 6 && length <= 25)) faults.length = 'lengthFault';
  return faults;
}

/** NaN for what is no whole number. */
function wholeNumber(text: string): number {
  return /^\d{1,9}$/.test(text.trim()) ? Number(text) : Number.NaN;
}
