import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '../../shared/ui/Link';
import { VerdictChip } from '../../shared/ui/VerdictChip';
import styles from './columns.module.css';
import { QueueRemark } from './QueueRemark';
import { submissionAddress } from './submissionAddress';
import type { JudgeRow } from './types';

/** The verdict, which opens the submission, with its place in the queue. */
export function SubmissionVerdict({ row, children }: { row: JudgeRow; children?: ReactNode }) {
  const { t } = useTranslation('shell');
  return (
    <span className={styles.verdict}>
      <Link href={submissionAddress(row)} className={styles.chipLink} title={t('submission.open')}>
        <VerdictChip status={row.status} />
      </Link>
      {row.score !== null && <span className={styles.narrowScore}>{row.score}</span>}
      <QueueRemark row={row} />
      {children}
    </span>
  );
}
