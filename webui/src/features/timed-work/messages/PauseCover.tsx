import { useTranslation } from 'react-i18next';
import { countdownText, endOf } from '../../../entities/schedule/scheduleRules';
import { useTimedWork } from '../../../entities/timed-work/useTimedWork';
import { siteClock } from '../../../shared/lib/siteTime';
import { timeOf } from '../../../shared/lib/time';
import { Dialog } from '../../../shared/ui/Dialog';
import styles from './covers.module.css';

/** Over the whole page while the reader's time stands still. What was typed is kept as ever. */
export function PauseCover() {
  const { t } = useTranslation('timedWork');
  const { work, time } = useTimedWork();
  // The end moves on with the clock: what is left is what was left when the server said so.
  const left = Math.max(0, endOf(time) - timeOf(work.now ?? ''));
  return (
    <Dialog
      title={t('pause.title')}
      size="full"
      isClosable={false}
      closesOnOutsideClick={false}
      onClose={() => undefined}
    >
      <div className={styles.cover}>
        <p className={styles.word}>
          {t('pause.since', { time: siteClock(work.pausedSince ?? '') })}
        </p>
        <p className={styles.left}>
          <span>{t('pause.left')}</span> <strong>{countdownText(left)}</strong>
        </p>
        <p>{t('pause.kept')}</p>
      </div>
    </Dialog>
  );
}
