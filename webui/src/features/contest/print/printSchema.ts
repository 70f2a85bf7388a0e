/** What may be printed (S2 §5). */
import type { TFunction } from 'i18next';
import { check, object, pipe, string } from 'valibot';
import { isFilled, lengthOf } from '../../../shared/forms/fieldRules';

const shortest = 50;
const longest = 65_535;

export const printSchema = (t: TFunction<'contestPrint'>) =>
  object({
    content: pipe(
      string(),
      check(isFilled, t('empty')),
      check((text) => !isFilled(text) || lengthOf(text) >= shortest, t('tooShort')),
      check((text) => lengthOf(text) <= longest, t('tooLong')),
    ),
  });
