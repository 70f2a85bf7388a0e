import { useTranslation } from 'react-i18next';
import type { WorkProblem } from '../../../entities/timed-work/timedWorkQueries';
import { Chip } from '../../../shared/ui/Chip';
import styles from './told.module.css';

type Correction = NonNullable<WorkProblem['correction']>;

/** What staff has decided about the points of a problem, and why. */
export function CorrectionWords({ correction }: { correction: Correction }) {
  const { t } = useTranslation('timedWork');
  return (
    <span className={styles.correction}>
      <Chip tone="wait">{t(`correction.${correction.kind}`)}</Chip>
      <span>{t('correction.reason', { reason: correction.reason })}</span>
    </span>
  );
}
