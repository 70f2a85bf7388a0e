import { useTranslation } from 'react-i18next';
import { to } from '../../app/routes';
import { Countdown } from '../../entities/schedule/Countdown';
import { useTimedWork } from '../../entities/timed-work/useTimedWork';
import { siteDateTime } from '../../shared/lib/siteTime';
import { Link } from '../../shared/ui/Link';
import { HandInButton } from './HandInButton';
import { ProblemTabs } from './progress/ProblemTabs';
import styles from './WorkBar.module.css';

/** Above a problem, whose panes need the height: the way back, the other problems, the clock, and
 * handing in. It stays in the focus mode, too. */
export function WorkBar() {
  const { t } = useTranslation('timedWork');
  const { id, work, time, stage } = useTimedWork();
  return (
    <div className={styles.bar} data-no-print>
      <nav className={styles.ways} aria-label={t('tabsLabel')}>
        <Link href={to('TimedWorkDetails', { timedWorkID: id })} className={styles.title}>
          {work.title}
        </Link>
        <Link href={to('TimedWorkProblemList', { timedWorkID: id })}>{t('tabs.problems')}</Link>
        <Link href={to('TimedWorkReceipts', { timedWorkID: id })}>{t('tabs.receipts')}</Link>
      </nav>
      <ProblemTabs />
      <span className={styles.end}>
        <Countdown schedule={time} tellTime={siteDateTime} />
        {stage === 'working' && <HandInButton size="small" />}
      </span>
    </div>
  );
}
