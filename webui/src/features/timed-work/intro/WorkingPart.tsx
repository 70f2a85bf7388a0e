import { useTranslation } from 'react-i18next';
import { isReady, to } from '../../../app/routes';
import { useTimedWork } from '../../../entities/timed-work/useTimedWork';
import { siteMinute } from '../../../shared/lib/siteTime';
import { buttonClass } from '../../../shared/ui/Button';
import { Link } from '../../../shared/ui/Link';
import { HandInButton } from '../HandInButton';
import { ResultsLine } from '../told/ResultsLine';
import { BigCountdown } from './BigCountdown';
import styles from './Intro.module.css';

/** The reader's time runs: on to the problems, or hand in. */
export function WorkingPart() {
  const { t } = useTranslation('timedWork');
  const { id, time } = useTimedWork();
  return (
    <>
      <BigCountdown />
      <p className={styles.said}>{t('working.text', { end: siteMinute(time.endTime) })}</p>
      <ResultsLine className={styles.remark} />
      <div className={styles.actions}>
        {isReady('TimedWorkProblemList') && (
          <Link
            href={to('TimedWorkProblemList', { timedWorkID: id })}
            className={buttonClass('primary')}
          >
            {t('toProblems')}
          </Link>
        )}
        <HandInButton />
      </div>
    </>
  );
}
