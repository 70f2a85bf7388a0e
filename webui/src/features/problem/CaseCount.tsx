import { useTranslation } from 'react-i18next';
import { countCases, stoppedAt } from './caseCounts';
import type { JudgeCases } from './types';

/** How many cases passed, or where judging stopped. */
export function CaseCount({ cases }: { cases: JudgeCases }) {
  const { t } = useTranslation('problem');
  const { passed, total } = countCases(cases);
  const stopped = stoppedAt(cases);
  if (total === 0) return null;
  return (
    <strong>
      {stopped === null
        ? t('verdict.passed', { passed, total })
        : t('verdict.stoppedAt', { number: stopped })}
    </strong>
  );
}
