import { useTranslation } from 'react-i18next';
import { useAction } from '../../../../shared/forms/useAction';
import { useLocale } from '../../../../shared/i18n/useLocale';
import { siteClock } from '../../../../shared/lib/siteTime';
import { formatLength, timeOf } from '../../../../shared/lib/time';
import { Button } from '../../../../shared/ui/Button';
import { Notice } from '../../../../shared/ui/Notice';
import styles from '../talk/talk.module.css';
import { decideOutage, type ExamOutage, keysOfPauses } from './pauseQueries';

/** The server was away while the work ran: one press gives everybody that time back. */
export function OutageOffer({ tid, outage }: { tid: number; outage: ExamOutage }) {
  const { t } = useTranslation('adminExamRoomTalk');
  const locale = useLocale();
  const length = formatLength(timeOf(outage.until) - timeOf(outage.since), locale);
  const deciding = useAction({
    run: (giveBack: boolean) => decideOutage(tid, outage.id, giveBack),
    said: (_, giveBack) => t(giveBack ? 'outage.given' : 'outage.dismissed', { length }),
    keys: keysOfPauses(tid),
    isSingle: true,
  });
  return (
    <Notice tone="warn">
      <div className={styles.line}>
        <span>
          {t('outage.away', {
            since: siteClock(outage.since),
            until: siteClock(outage.until),
            length,
          })}
        </span>
        <span className={styles.buttons}>
          <Button kind="primary" onClick={() => void deciding.run(true)}>
            {t('outage.give', { length })}
          </Button>
          <Button kind="quiet" onClick={() => void deciding.run(false)}>
            {t('outage.dismiss')}
          </Button>
        </span>
      </div>
    </Notice>
  );
}
