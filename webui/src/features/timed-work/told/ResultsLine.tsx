import { useTranslation } from 'react-i18next';
import { useTimedWork } from '../../../entities/timed-work/useTimedWork';
import { siteMinute } from '../../../shared/lib/siteTime';

const words = {
  own_end: 'results.own_end',
  all_over: 'results.all_over',
  released: 'results.released',
} as const;

/** From when results are told; nothing once they are. */
export function ResultsLine({ className }: { className?: string | undefined }) {
  const { t } = useTranslation('timedWork');
  const { work, seesResults } = useTimedWork();
  const { results, releaseAt } = work.exam;
  if (seesResults) return null;
  return (
    <p className={className}>
      {results === 'released' && releaseAt
        ? t('results.at', { time: siteMinute(releaseAt) })
        : t(words[results as keyof typeof words] ?? words.own_end)}
    </p>
  );
}
