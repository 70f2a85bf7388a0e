import { useTranslation } from 'react-i18next';
import { isReady, to } from '../../../app/routes';
import { usedTime } from '../../../entities/timed-work/timedWorkRules';
import { useTimedWork } from '../../../entities/timed-work/useTimedWork';
import { useLocale } from '../../../shared/i18n/useLocale';
import { siteMinute } from '../../../shared/lib/siteTime';
import { formatLength } from '../../../shared/lib/time';
import { buttonClass } from '../../../shared/ui/Button';
import { Card } from '../../../shared/ui/Card';
import { Link } from '../../../shared/ui/Link';
import { Notice } from '../../../shared/ui/Notice';
import { ResultsLine } from '../told/ResultsLine';
import { BeginPart } from './BeginPart';
import { BigCountdown } from './BigCountdown';
import styles from './Intro.module.css';
import { WorkingPart } from './WorkingPart';

/** Where the reader stands, and the one thing to do next. */
export function StageCard() {
  const { t } = useTranslation('timedWork');
  const { stage, work, readsAll } = useTimedWork();
  return (
    <Card isPadded>
      <div className={styles.stage}>
        {readsAll && !work.record && <Notice>{t('staff')}</Notice>}
        {stage === 'scheduled' && <Scheduled />}
        {stage === 'ready' && <BeginPart />}
        {stage === 'working' && <WorkingPart />}
        {stage === 'over' && <Over />}
        {stage === 'missed' && <p className={styles.said}>{t('missed')}</p>}
        {stage === 'missed' && <ResultsLine className={styles.remark} />}
        {(stage === 'over' || stage === 'missed') && <Results />}
      </div>
    </Card>
  );
}

function Scheduled() {
  const { t } = useTranslation('timedWork');
  const locale = useLocale();
  const { work } = useTimedWork();
  return (
    <>
      <BigCountdown />
      <p className={styles.said}>
        {t('scheduled', {
          start: siteMinute(work.startTime),
          end: siteMinute(work.endTime),
          length: formatLength(work.duration * 1000, locale),
        })}
      </p>
    </>
  );
}

function Over() {
  const { t } = useTranslation('timedWork');
  const locale = useLocale();
  const { work, time, seesResults } = useTimedWork();
  return (
    <>
      <p className={styles.headline}>{t('over.title')}</p>
      <p className={styles.said}>
        {t('over.text', {
          at: siteMinute(time.endTime),
          length: formatLength(usedTime(work), locale),
        })}{' '}
        {seesResults && t('over.results')}
      </p>
      {work.isUpsolving && <p className={styles.said}>{t('after.line')}</p>}
      <ResultsLine className={styles.said} />
    </>
  );
}

/** What there is to read when all is done. */
function Results() {
  const { t } = useTranslation('timedWork');
  const { id, hasProblems, hasRank } = useTimedWork();
  const timedWork = { timedWorkID: id };
  return (
    <div className={styles.actions}>
      {hasRank && isReady('TimedWorkRank') && (
        <Link href={to('TimedWorkRank', timedWork)} className={buttonClass('primary')}>
          {t('toRank')}
        </Link>
      )}
      {hasProblems && isReady('TimedWorkProblemList') && (
        <Link
          href={to('TimedWorkProblemList', timedWork)}
          className={buttonClass(hasRank ? 'plain' : 'primary')}
        >
          {t('toProblems')}
        </Link>
      )}
    </div>
  );
}
