import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/Button';
import { IconRefresh } from '../../../shared/ui/icons';
import { VerdictChip } from '../../../shared/ui/VerdictChip';
import type { JudgeQueue } from './judgeCalls';
import { type Column, idColumn, ListCard, problemColumn, reasonColumn, time } from './ListCard';

interface FailedCardProps {
  rows: JudgeQueue['failed'];
  /** Null for those who may only look. */
  onRetry: ((id: number) => Promise<unknown>) | null;
  onRetryAll: ((ids: readonly number[]) => Promise<unknown>) | null;
}

export function FailedCard({ rows, onRetry, onRetryAll }: FailedCardProps) {
  const { t } = useTranslation('adminJudge');
  const again: Column<FailedCardProps['rows'][number]> | null = onRetry && {
    name: 'actions',
    isEnd: true,
    cell: ({ submitId }) => (
      <Button
        size="small"
        aria-label={t('retry', { id: submitId })}
        onClick={() => void onRetry(submitId)}
      >
        {t('retryShort')}
      </Button>
    ),
  };
  return (
    <ListCard
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
      empty={t('failedEmpty')}
      rows={rows}
      keyOf={(row) => row.submitId}
      columns={[
        idColumn,
        problemColumn,
        { name: 'status', isWide: true, cell: (row) => <VerdictChip status={row.status} /> },
        reasonColumn,
        { name: 'when', isWide: true, kind: 'short', cell: (row) => time(row.gmtModified) },
        ...(again ? [again] : []),
      ]}
    />
  );
}
