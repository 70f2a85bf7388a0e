import { useTranslation } from 'react-i18next';
import { verdictCodes } from '../../shared/lib/verdict';
import { caseWords } from './caseWords';
import styles from './columns.module.css';
import type { JudgeRow } from './types';

/** Place in the queue, and why it does not move; then the case that is being judged. */
export function QueueRemark({ row }: { row: JudgeRow }) {
  const { t } = useTranslation('shell');
  const judged = caseWords(t, row);
  if (judged) return <span className={styles.queue}>{judged}</span>;
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
