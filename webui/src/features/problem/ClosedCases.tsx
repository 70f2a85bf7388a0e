import { useTranslation } from 'react-i18next';
import { useContestHere } from '../../entities/contest/ContestContext';
import { contestStatus } from '../../entities/contest/contestStatus';
import styles from './VerdictPanel.module.css';

/** Why no results of single tests are shown: the problem keeps them closed, or the contest for now. */
export function ClosedCases() {
  const { t } = useTranslation('problem');
  const isRunning = useContestHere()?.status === contestStatus.running;
  return (
    <p className={styles.closed}>{t(isRunning ? 'contest.casesLater' : 'verdict.casesClosed')}</p>
  );
}
