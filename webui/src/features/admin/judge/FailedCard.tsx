import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../../shared/lib/time';
import { Button } from '../../../shared/ui/Button';
import { Card } from '../../../shared/ui/Card';
import { EmptyState } from '../../../shared/ui/EmptyState';
import { IconRefresh } from '../../../shared/ui/icons';
import { Table } from '../../../shared/ui/Table';
import { VerdictChip } from '../../../shared/ui/VerdictChip';
import styles from './judge.module.css';
import type { JudgeQueue } from './judgeCalls';
import { SubmissionLink } from './QueueCards';

interface FailedCardProps {
  rows: JudgeQueue['failed'];
  /** Null for those who may only look. */
  onRetry: ((id: number) => Promise<void>) | null;
  onRetryAll: ((ids: readonly number[]) => Promise<void>) | null;
}

export function FailedCard({ rows, onRetry, onRetryAll }: FailedCardProps) {
  const { t } = useTranslation('adminJudge');
  return (
    <Card
      title={t('failedTitle')}
      actions={
        onRetryAll &&
        rows.length > 1 && (
          <Button
            size="small"
            icon={IconRefresh}
            onClick={() => void onRetryAll(rows.map((row) => row.submitId))}
          >
            {t('retryAll')}
          </Button>
        )
      }
    >
      {rows.length === 0 ? (
        <EmptyState text={t('failedEmpty')} />
      ) : (
        <Table label={t('failedTitle')}>
          <thead>
            <tr>
              <th scope="col">{t('column.id')}</th>
              <th scope="col">{t('column.problem')}</th>
              <th scope="col" data-hide="narrow">
                {t('column.status')}
              </th>
              <th scope="col">{t('column.reason')}</th>
              <th scope="col" data-hide="narrow">
                {t('column.when')}
              </th>
              {onRetry && (
                <th scope="col" data-align="end">
                  {t('column.actions')}
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.submitId}>
                <td data-kind="id">
                  <SubmissionLink id={row.submitId} />
                </td>
                <td className={styles.short}>{row.displayPid}</td>
                <td data-hide="narrow">
                  <VerdictChip status={row.status} />
                </td>
                <td className={styles.words}>{row.reason ?? '—'}</td>
                <td data-hide="narrow" className={styles.short}>
                  <time dateTime={row.gmtModified}>{formatDateTime(row.gmtModified)}</time>
                </td>
                {onRetry && (
                  <td data-align="end">
                    <Button
                      size="small"
                      aria-label={t('retry', { id: row.submitId })}
                      onClick={() => void onRetry(row.submitId)}
                    >
                      {t('retryShort')}
                    </Button>
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </Card>
  );
}
