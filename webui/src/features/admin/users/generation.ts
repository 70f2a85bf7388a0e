import type { TFunction } from 'i18next';
import { boolean, check, forward, object, partialCheck, pipe, string } from 'valibot';
import { lengthOf } from '../../../shared/forms/fieldRules';

/** What the dialog of generated accounts holds, and what is wrong with it (contract admin.md §3). */
export interface Generation {
  prefix: string;
  suffix: string;
  from: string;
  to: string;
  length: string;
  mustChange: boolean;
}

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
const numbers = [['from'], ['to']] as const;

export function numbersOf(form: Pick<Generation, 'from' | 'to'>): {
  first: number;
  last: number;
  count: number;
} {
  const first = wholeNumber(form.from);
  const last = wholeNumber(form.to);
  return { first, last, count: last - first + 1 };
}

/** Numbers, names and passwords that the server will take (contract admin.md §3). */
export const generationSchema = (t: TFunction<'adminUsers'>) =>
  pipe(
    object({
      prefix: string(),
      suffix: string(),
      from: string(),
      to: string(),
      length: pipe(
        string(),
        check((text) => {
          const length = wholeNumber(text);
          return length >= 6 && length <= 25;
        }, t('generate.lengthFault')),
      ),
      mustChange: boolean(),
    }),
    forward(
      partialCheck(numbers, (form) => numbersOf(form).count > 0, t('generate.numbersFault')),
      ['to'],
    ),
    forward(
      partialCheck(
        numbers,
        (form) => !(numbersOf(form).count > mostAccounts),
        t('generate.manyFault'),
      ),
      ['to'],
    ),
    forward(
      partialCheck([['prefix'], ['suffix'], ...numbers], isNameRight, t('generate.nameFault')),
      ['prefix'],
    ),
  );

function isNameRight(form: Pick<Generation, 'prefix' | 'suffix' | 'from' | 'to'>): boolean {
  const { last } = numbersOf(form);
  const name = `${form.prefix}${Number.isNaN(last) ? 1 : last}${form.suffix}`;
  return /^[\p{L}\p{N}_.@-]+$/u.test(name) && lengthOf(name) <= longestName;
}

/** NaN for what is no whole number. */
function wholeNumber(text: string): number {
  return /^\d{1,9}$/.test(text.trim()) ? Number(text) : Number.NaN;
}
