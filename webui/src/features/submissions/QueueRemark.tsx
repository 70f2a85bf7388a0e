import { useTranslation } from 'react-i18next';
import type { JudgeRow } from '../../entities/submission/types';
import { verdictCodes } from '../../shared/lib/verdict';
import styles from './submissions.module.css';

/** Place in the queue, and why it does not move. */
export function QueueRemark({ row }: { row: JudgeRow }) {
  const { t } = useTranslation('submissions');
  if (row.status !== verdictCodes.pending) return null;
  // A busy judge is told by the position alone.
  if (row.queueReason !== null && row.queueReason !== 'busy') {
    return <span className={styles.queue}>{t(`queue.${row.queueReason}`)}</span>;
  }
  if (row.queuePosition === null) return null;
  return (
    <span className={styles.queue}>{t('queue.position', { position: row.queuePosition })}</span>
  );
}
