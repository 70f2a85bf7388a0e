import { useTranslation } from 'react-i18next';
import { useLocale } from '../../shared/i18n/useLocale';
import type { VerdictKey } from '../../shared/lib/verdict';
import { Card } from '../../shared/ui/Card';
import styles from './ResultCard.module.css';
import { type ResultName, resultShares } from './resultShares';
import type { ProblemRow } from './types';

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

/** How the submissions of the row under the pointer ended. */
export function ResultCard({ problem }: { problem: ProblemRow | null }) {
  const { t } = useTranslation(['problemList', 'shell']);
  const locale = useLocale();
  if (!problem) return null;
  const shares = resultShares(problem);
  return (
    <Card
      className={styles.card ?? ''}
      title={t('results.title')}
      actions={<span className={styles.id}>{problem.problemId}</span>}
      isPadded
    >
      {shares.length === 0 ? (
        <p className={styles.none}>{t('results.none')}</p>
      ) : (
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
              <strong>{problem.total.toLocaleString(locale)}</strong>
              <span>{t('results.submissions', { count: problem.total })}</span>
            </div>
          </div>
          <dl className={styles.legend}>
            {shares.map((share) => (
              <div key={share.name} className={styles.entry} data-result={share.name}>
                <dt>{t(`shell:verdict.${verdictOf[share.name]}`)}</dt>
                <dd>{share.count.toLocaleString(locale)}</dd>
              </div>
            ))}
          </dl>
        </div>
      )}
    </Card>
  );
}
