import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/Button';
import { Notice } from '../../../shared/ui/Notice';
import type { Named } from '../problemTypes';
import type { BatchAnswer } from './batchCalls';
import styles from './problems.module.css';

interface BatchReportProps {
  answer: BatchAnswer;
  rows: readonly Named[];
  onClose: () => void;
}

/** How many were changed, and each that was refused with its reason. */
export function BatchReport({ answer, rows, onClose }: BatchReportProps) {
  const { t } = useTranslation('adminProblems');
  const nameOf = (pid: number) => rows.find((row) => row.id === pid)?.problemId ?? String(pid);
  const hasRefused = answer.failed.length > 0;
  return (
    <Notice tone={hasRefused ? 'warn' : 'good'} className={styles.report ?? ''}>
      <p role="status">
        {t('batch.done', { count: answer.ok })}
        {hasRefused && t('batch.refused', { count: answer.failed.length })}
      </p>
      {hasRefused && (
        <ul className={styles.refused}>
          {answer.failed.map(({ pid, msg }) => (
            <li key={pid}>
              <b>{nameOf(pid)}</b> {msg}
            </li>
          ))}
        </ul>
      )}
      <Button size="small" kind="quiet" onClick={onClose}>
        {t('batch.close')}
      </Button>
    </Notice>
  );
}
