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
  className: string;
  /** A real name a line; as many accounts, and the last number counts for nothing. */
  names: string;
  mustChange: boolean;
}

export const emptyGeneration: Generation = {
  prefix: 'stu',
  suffix: '',
  from: '1',
  to: '10',
  length: '8',
  className: '',
  names: '',
  mustChange: false,
};

const mostAccounts = 2000;
const longestName = 20;
const longestRealname = 50;
const numbers = [['from'], ['to'], ['names']] as const;

type Numbers = Pick<Generation, 'from' | 'to' | 'names'>;

/** The real names, without blank lines. */
export const namesOf = (names: string): string[] =>
  names
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean);

/** `width`: a number that is typed as 01 keeps its zeros, and so do the others. */
export function numbersOf(form: Numbers): {
  first: number;
  last: number;
  count: number;
  width: number;
} {
  const first = wholeNumber(form.from);
  const named = namesOf(form.names).length;
  const last = named > 0 ? first + named - 1 : wholeNumber(form.to);
  const typed = named > 0 ? [form.from] : [form.from, form.to];
  const zeroed = typed.map((text) => text.trim()).filter((text) => /^0\d/.test(text));
  const width = Math.max(0, ...zeroed.map((text) => text.length));
  return { first, last, count: last - first + 1, width };
}

/** The first and the last username, as they will be. */
export function endsOf(form: Numbers & Pick<Generation, 'prefix' | 'suffix'>): [string, string] {
  const { first, last, width } = numbersOf(form);
  const nameOf = (number: number) =>
    `${form.prefix}${String(number).padStart(width, '0')}${form.suffix}`;
  return [nameOf(first), nameOf(last)];
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
      className: string(),
      names: pipe(
        string(),
        check(
          (text) => namesOf(text).every((name) => lengthOf(name) <= longestRealname),
          t('generate.realnameFault'),
        ),
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

function isNameRight(form: Numbers & Pick<Generation, 'prefix' | 'suffix'>): boolean {
  const { last } = numbersOf(form);
  // What is wrong with a number is said at the number.
  const name = Number.isNaN(last) ? `${form.prefix}1${form.suffix}` : endsOf(form)[1];
  return /^[\p{L}\p{N}_.@-]+$/u.test(name) && lengthOf(name) <= longestName;
}

/** NaN for what is no whole number. */
function wholeNumber(text: string): number {
  return /^\d{1,9}$/.test(text.trim()) ? Number(text) : Number.NaN;
}
