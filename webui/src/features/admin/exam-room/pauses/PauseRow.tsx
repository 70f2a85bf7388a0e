import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../../shared/i18n/useLocale';
import { siteClock } from '../../../../shared/lib/siteTime';
import { formatLength, timeOf } from '../../../../shared/lib/time';
import styles from '../talk/talk.module.css';
import type { ExamPause } from './pauseQueries';

interface PauseRowProps {
  pause: ExamPause;
  /** By the server's clock. */
  now: string;
  nameOf: ((uid: string) => string | undefined) | undefined;
}

/** Whose time, from when to when, by whom and why. */
export function PauseRow({ pause, now, nameOf }: PauseRowProps) {
  const { t } = useTranslation('adminExamRoomTalk');
  const locale = useLocale();
  const { uid, room, since, until, reason, author, resumedBy, undone, undoneBy } = pause;
  const name = room ?? (uid === null ? t('everybody') : (nameOf?.(uid) ?? t('oneStudent')));
  const length = formatLength(timeOf(until ?? now) - timeOf(since), locale);
  const times = { since: siteClock(since), until: siteClock(until ?? now), length };
  return (
    <span className={undone === null ? undefined : styles.undone}>
      <strong>{name}</strong>{' '}
      {t(until === null ? 'pause.stands' : 'pause.stood', { ...times, count: pause.people })}
      <span className={styles.remark}>
        {t('pause.by', { author })}
        {resumedBy && ` · ${t('pause.resumedBy', { author: resumedBy })}`}
        {undone !== null && ` · ${t('pause.undoneBy', { author: undoneBy ?? '' })}`}
        {reason && ` · ${reason}`}
      </span>
    </span>
  );
}
