/** What the server will say of a name or a colour (contract admin.md §9, §17), said before it is asked. */
import type { TFunction } from 'i18next';
import { check, literal, object, pipe, string, transform, trim, union } from 'valibot';
import { numberOf, textOf } from '../../../shared/forms/fieldRules';

type Translate = TFunction<'adminTags'>;
type Named = { name: string };

const longestTag = 50;
const longestLevel = 20;
/** Every site starts with these; their names are told in the reader's language. */
export const firstLevels: readonly number[] = [0, 1, 2];

export const isColor = (text: string): boolean => /^#[0-9a-f]{6}$/i.test(text.trim());

/** Somebody types the same word again: the tag is there already (specification S3 §5). */
export function isTaken(name: string, others: readonly Named[]): boolean {
  const wanted = name.trim().toLowerCase();
  return others.some((other) => other.name.toLowerCase() === wanted);
}

export const classSchema = (t: Translate) =>
  object({
    name: textOf(1, longestTag, t('tag.nameLength')),
    rank: numberOf(/^-?\d{1,9}$/, t('class.rankBad')),
  });

export const levelSchema = (t: Translate) =>
  object({ name: textOf(1, longestLevel, t('level.nameLength')), color: colorOf(t) });

/** `stored` came with an import, maybe in another form: it may stay. */
export const tagSchema = (t: Translate, others: readonly Named[], stored: string | null) =>
  object({
    name: pipe(
      textOf(1, longestTag, t('tag.nameLength')),
      check((name) => !isTaken(name, others), t('tag.exists')),
    ),
    tcid: pipe(
      string(),
      transform((id) => (id === '' ? null : Number(id))),
    ),
    color: union([literal(''), literal(stored ?? ''), colorOf(t)], t('colorBad')),
  });

const colorOf = (t: Translate) => pipe(string(), trim(), check(isColor, t('colorBad')));
