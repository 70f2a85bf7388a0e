import { useTranslation } from 'react-i18next';
import type { Board } from './boardQueries';
import styles from './ExamBoard.module.css';

/** Whether all that was received has been judged, and how long that may still take. */
export function JudgingLight({ judging }: { judging: Board['judging'] }) {
  const { t } = useTranslation('adminExamRoom');
  const { received: count, waiting, seconds } = judging;
  if (count === 0) return null;
  const told = () => {
    if (waiting === 0) return t('judging.done', { count });
    if (seconds === null) return t('judging.waits', { count, waiting });
    return seconds < 60
      ? t('judging.seconds', { count, waiting, seconds })
      : t('judging.minutes', { count, waiting, minutes: Math.ceil(seconds / 60) });
  };
  return (
    <p className={styles.light} role="status">
      {told()}
    </p>
  );
}
