import { useTranslation } from 'react-i18next';
import { useLocale } from '../i18n/useLocale';
import { type ResultCounts, type ResultName, resultShares } from '../lib/resultShares';
import type { VerdictKey } from '../lib/verdict';
import styles from './ResultRing.module.css';

const verdictOf: Record<ResultName, VerdictKey> = {
  ac: 'accepted',
  pa: 'partiallyAccepted',
  wa: 'wrongAnswer',
  tle: 'timeLimit',
  mle: 'memoryLimit',
  re: 'runtimeError',
  ce: 'compileError',
  pe: 'presentationError',
  se: 'systemError',
};

const radius = 42;
const length = 2 * Math.PI * radius;

interface ResultRingProps {
  counts: ResultCounts;
  /** Stands under the number in the middle. */
  totalWord: string;
  /** Shows each result's part of all, too. */
  hasPercentages?: boolean;
}

/** How the submissions of a problem ended: a ring, and the same in words and numbers. */
export function ResultRing({ counts, totalWord, hasPercentages = false }: ResultRingProps) {
  const { t } = useTranslation('shell');
  const locale = useLocale();
  const shares = resultShares(counts);
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
  return (
    <div className={styles.body}>
      <div className={styles.ring}>
        <svg viewBox="0 0 100 100" aria-hidden="true">
          {shares.map((share) => (
            <circle
              key={share.name}
              data-result={share.name}
              cx="50"
              cy="50"
              r={radius}
              strokeDasharray={`${Math.max(0.5, share.length * length - 1)} ${length}`}
              strokeDashoffset={-share.start * length}
            />
          ))}
        </svg>
        <div className={styles.total}>
          <strong>{counts.total.toLocaleString(locale)}</strong>
          <span>{totalWord}</span>
        </div>
      </div>
      <dl className={styles.legend}>
        {shares.map((share) => (
          <div key={share.name} className={styles.entry} data-result={share.name}>
            <dt>{t(`verdict.${verdictOf[share.name]}`)}</dt>
            <dd>
              {share.count.toLocaleString(locale)}
              {hasPercentages && (
                <span className={styles.percent}>{percent.format(share.length)}</span>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
