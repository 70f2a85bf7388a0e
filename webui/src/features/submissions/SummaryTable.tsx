import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { submissionColumn } from '../../entities/submission/columns';
import type { Judge } from '../../entities/submission/types';
import { isAdmin } from '../../shared/session/session';
import { useUser } from '../../shared/session/useUser';
import { Card } from '../../shared/ui/Card';
import { DataTable } from '../../shared/ui/data-table/DataTable';
import { VerdictChip } from '../../shared/ui/VerdictChip';

/** The submission as one row of the list. */
export function SummaryTable({ submission }: { submission: Judge }) {
  const { t } = useTranslation('submissions');
  const shell = useTranslation('shell').t;
  const hasScore = submission.score !== null;
  const isStaff = isAdmin(useUser());
  const columns = useMemo(
    () => [
      // It leads nowhere: this is the submission's own page.
      submissionColumn(shell, 'id', { cell: (row) => row.submitId }),
      submissionColumn(shell, 'verdict', { cell: (row) => <VerdictChip status={row.status} /> }),
      ...(hasScore ? [submissionColumn(shell, 'score', { hide: 'narrow' })] : []),
      submissionColumn(shell, 'problem'),
      submissionColumn(shell, 'time', { hide: 'narrow' }),
      submissionColumn(shell, 'memory', { hide: 'narrow' }),
      submissionColumn(shell, 'language', { cell: (row) => row.language }),
      ...(isStaff ? [submissionColumn(shell, 'judger')] : []),
      submissionColumn(shell, 'submitted'),
    ],
    [shell, hasScore, isStaff],
  );
  return (
    <Card>
      <DataTable
        label={t('detail.row')}
        columns={columns}
        rows={[submission]}
        rowKey={(row) => row.submitId}
      />
    </Card>
  );
}
