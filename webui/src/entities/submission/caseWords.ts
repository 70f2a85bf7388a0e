import type { TFunction } from 'i18next';
import type { JudgeRow } from './types';

/** Which case is being judged, of how many; null where that is not told. */
export function caseWords(t: TFunction<'shell'>, { caseProgress }: JudgeRow): string | null {
  if (!caseProgress) return null;
  const { done, total } = caseProgress;
  return t('submission.caseOf', { number: Math.min(done + 1, total), total });
}
