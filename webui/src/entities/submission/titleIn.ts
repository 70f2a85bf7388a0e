import type { Locale } from '../../shared/i18n/locale';
import type { JudgeRow } from './types';

/** In the reader's language where the problem has that; null where the reader no longer sees it. */
export function titleIn(
  locale: Locale,
  { title, titles }: Pick<JudgeRow, 'title' | 'titles'>,
): string | null {
  return titles?.[locale] || title;
}
