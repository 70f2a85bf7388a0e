import { useTranslation } from 'react-i18next';
import { verdictCodes } from '../../shared/lib/verdict';
import styles from './columns.module.css';
import type { JudgeRow } from './types';

/** Place in the queue, and why it does not move. */
export function QueueRemark({ row }: { row: JudgeRow }) {
  const { t } = useTranslation('shell');
  if (row.status !== verdictCodes.pending) return null;
  // A busy judge is told by the position alone.
  if (row.queueReason !== null && row.queueReason !== 'busy') {
    return <span className={styles.queue}>{t(`submission.queue.${row.queueReason}`)}</span>;
  }
  if (row.queuePosition === null) return null;
  return (
    <span className={styles.queue}>
      {t('submission.queue.position', { position: row.queuePosition })}
    </span>
  );
}
