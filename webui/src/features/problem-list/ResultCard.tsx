import { useTranslation } from 'react-i18next';
import { resultShares } from '../../shared/lib/resultShares';
import { Card } from '../../shared/ui/Card';
import { ResultRing } from '../../shared/ui/ResultRing';
import styles from './ResultCard.module.css';
import type { ProblemRow } from './types';

/** How the submissions of the row under the pointer ended. */
export function ResultCard({ problem }: { problem: ProblemRow | null }) {
  const { t } = useTranslation('problemList');
  if (!problem) return null;
  return (
    <Card
      className={styles.card ?? ''}
      title={t('results.title')}
      actions={<span className={styles.id}>{problem.problemId}</span>}
      isPadded
    >
      {resultShares(problem).length === 0 ? (
        <p className={styles.none}>{t('results.none')}</p>
      ) : (
        <ResultRing
          counts={problem}
          totalWord={t('results.submissions', { count: problem.total })}
        />
      )}
    </Card>
  );
}
