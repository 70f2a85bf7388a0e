import { useTranslation } from 'react-i18next';
import { scheduleNow } from '../../../entities/schedule/scheduleRules';
import { timeToBegin } from '../../../entities/timed-work/timedWorkRules';
import { useTimedWork } from '../../../entities/timed-work/useTimedWork';
import { useLocale } from '../../../shared/i18n/useLocale';
import { siteMinute } from '../../../shared/lib/siteTime';
import { formatLength } from '../../../shared/lib/time';
import { Button } from '../../../shared/ui/Button';
import { IconPlayerPlay } from '../../../shared/ui/icons';
import { useStarting } from '../useStarting';
import styles from './Intro.module.css';

const minute = 60_000;

/** What begins by Start, in a plain sentence, and the button. */
export function BeginPart() {
  const { t } = useTranslation('timedWork');
  const locale = useLocale();
  const open = useTimedWork();
  const { work, time } = open;
  const { length, isWhole } = timeToBegin(work, scheduleNow());
  // What is left of the work is told to the minute: seconds would be old at once.
  const told = isWhole ? length : Math.max(minute, Math.round(length / minute) * minute);
  const sentence = t(isWhole ? 'start.whole' : 'start.rest', {
    length: formatLength(told, locale),
    end: siteMinute(time.endTime),
  });
  const starting = useStarting(open, sentence);
  return (
    <>
      <p className={styles.headline}>{t('start.ready')}</p>
      <p className={styles.said}>{sentence}</p>
      <p className={styles.remark}>{t('start.runs')}</p>
      <div className={styles.actions}>
        <Button
          kind="primary"
          icon={IconPlayerPlay}
          isBusy={starting.isBusy}
          onClick={() => void starting.run()}
        >
          {t('start.start')}
        </Button>
      </div>
    </>
  );
}
