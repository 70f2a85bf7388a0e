import { useTranslation } from 'react-i18next';
import { useContestHere } from '../../../entities/contest/ContestContext';
import { contestStatus } from '../../../entities/contest/contestStatus';
import { Notice } from '../../../shared/ui/Notice';
import styles from './ContestNotice.module.css';

/** Says when the contest has ended (S1 §8), and what a submission is then. */
export function ContestNotice() {
  const { t } = useTranslation('problem');
  const here = useContestHere();
  if (here?.status !== contestStatus.ended) return null;
  return (
    <div role="alert" className={styles.notice}>
      <Notice tone={here.isOpenForSubmits ? 'info' : 'warn'}>
        {t(here.isOpenForSubmits ? 'contest.endedOpen' : 'contest.ended')}
      </Notice>
    </div>
  );
}
