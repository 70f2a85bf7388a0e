import { useTranslation } from 'react-i18next';
import { useContestHere } from '../../entities/contest/ContestContext';
import { scheduleStatus } from '../../entities/schedule/scheduleStatus';
import styles from './VerdictPanel.module.css';

/** Why no results of single tests are shown: the problem keeps them closed, or the contest for now. */
export function ClosedCases() {
  const { t } = useTranslation('problem');
  const isRunning = useContestHere()?.status === scheduleStatus.running;
  return (
    <p className={styles.closed}>{t(isRunning ? 'contest.casesLater' : 'verdict.casesClosed')}</p>
  );
}
