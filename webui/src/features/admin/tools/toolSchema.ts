import type { TFunction } from 'i18next';
import { check, object, pipe, string, trim } from 'valibot';
import { numberOf, textOf } from '../../../shared/forms/fieldRules';

const longestName = 50;
const longestUrl = 500;

/** What the server will say of a link (contract admin.md §16), said before it is asked. */
export const toolSchema = (t: TFunction<'adminTools'>) =>
  object({
    name: textOf(1, longestName, t('form.nameLength')),
    url: pipe(string(), trim(), check(isWebAddress, t('form.urlBad'))),
    seq: numberOf(/^-?\d{1,9}$/, t('form.seqBad')),
  });

function isWebAddress(text: string): boolean {
  if (text.length > longestUrl || /\s/.test(text) || !/^https?:\/\//i.test(text)) return false;
  try {
    return new URL(text).hostname !== '';
  } catch {
    return false;
  }
}
