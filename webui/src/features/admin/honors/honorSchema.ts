import type { TFunction } from 'i18next';
import { object, pipe, regex, string, trim } from 'valibot';
import { numberOf, textOf } from '../../../shared/forms/fieldRules';

const longestName = 20;

/** What the server will say of a title (contract admin.md §15), said before it is asked. */
export const honorSchema = (t: TFunction<'adminHonors'>) =>
  object({
    name: textOf(1, longestName, t('form.nameLength')),
    color: pipe(string(), trim(), regex(/^#([0-9a-f]{3}|[0-9a-f]{6})$/i, t('form.colorBad'))),
    ac: numberOf(/^\d{1,9}$/, t('form.acBad')),
  });
