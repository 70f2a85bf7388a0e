/** What may be printed (S2 §5), and how it is set. */
import type { TFunction } from 'i18next';
import { check, object, pipe, string } from 'valibot';
import { isFilled, lengthOf } from '../../../shared/forms/fieldRules';

const shortest = 50;
const longest = 65_535;
/** As the server counts pages. */
const linesPerPage = 60;

export const printSchema = (t: TFunction<'contestPrint'>) =>
  object({
    content: pipe(
      string(),
      check(isFilled, t('empty')),
      check((text) => !isFilled(text) || lengthOf(text) >= shortest, t('tooShort')),
      check((text) => lengthOf(text) <= longest, t('tooLong')),
    ),
  });

export interface NumberedLine {
  number: number;
  text: string;
}

/** The lines of each page. */
export function pagesOf(content: string): NumberedLine[][] {
  const lines = content
    .replace(/\r\n?/g, '\n')
    .split('\n')
    .map((text, at) => ({ number: at + 1, text }));
  const pages: NumberedLine[][] = [];
  for (let from = 0; from < lines.length; from += linesPerPage) {
    pages.push(lines.slice(from, from + linesPerPage));
  }
  return pages;
}
