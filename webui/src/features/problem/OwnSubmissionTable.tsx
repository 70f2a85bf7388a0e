import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ArrivalChip } from '../../entities/submission/ArrivalChip';
import { submissionColumn } from '../../entities/submission/columns';
import { SubmissionLink } from '../../entities/submission/SubmissionLink';
import { DataTable } from '../../shared/ui/data-table/DataTable';
import { IconButton } from '../../shared/ui/IconButton';
import { IconPencil } from '../../shared/ui/icons';
import layout from '../../shared/ui/layout.module.css';
import { RelativeTime } from '../../shared/ui/RelativeTime';
import styles from './OwnSubmissionTable.module.css';
import type { Submission } from './types';

interface OwnSubmissionTableProps {
  submissions: readonly Submission[];
  isRefreshing: boolean;
  onPutBack: ((submitId: number) => void) | undefined;
}

/** One's own of this problem, in a pane that may be narrow in a window that is not. */
export function OwnSubmissionTable({
  submissions,
  isRefreshing,
  onPutBack,
}: OwnSubmissionTableProps) {
  const { t } = useTranslation('problem');
  const shell = useTranslation('shell').t;
  const columns = useMemo(
    () => [
      {
        id: 'id',
        head: shell('submission.id'),
        kind: 'id' as const,
        cell: (row: Submission) => <SubmissionLink row={row} />,
      },
      submissionColumn(shell, 'verdict'),
      submissionColumn(shell, 'time', { hide: 'narrow' }),
      submissionColumn(shell, 'memory', { hide: 'narrow' }),
      submissionColumn(shell, 'language', { cell: (row) => row.language }),
      submissionColumn(shell, 'submitted', {
        className: styles.submitted,
        cell: (row) => (
          <>
            <RelativeTime time={row.submitTime} />
            {row.arrival && (
              <>
                <br />
                <ArrivalChip arrival={row.arrival} />
              </>
            )}
          </>
        ),
      }),
      {
        id: 'putBack',
        head: <span className={layout.hiddenText}>{t('putBack.confirm')}</span>,
        align: 'end' as const,
        className: styles.action,
        cell: (row: Submission) => (
          <IconButton
            icon={IconPencil}
            iconSize={16}
            label={t('putBack.open', { id: row.submitId })}
            onClick={() => onPutBack?.(row.submitId)}
          />
        ),
      },
    ],
    [shell, t, onPutBack],
  );
  return (
    <DataTable
      label={t('tabs.own')}
      className={styles.pane ?? ''}
      columns={columns}
      rows={submissions}
      rowKey={(row) => row.submitId}
      isDense
      isRefreshing={isRefreshing}
    />
  );
}
