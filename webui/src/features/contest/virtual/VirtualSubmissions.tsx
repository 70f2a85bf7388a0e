import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useContest } from '../../../entities/contest/ContestContext';
import { submissionColumn } from '../../../entities/submission/columns';
import { PagedList } from '../../../shared/lists/PagedList';
import { DataTable } from '../../../shared/ui/data-table/DataTable';
import { IconCode } from '../../../shared/ui/icons';
import { pageSize, virtualSubmissionsQuery } from './virtualQueries';

/** What the reader submitted virtually: the contest's own list knows nothing of it. */
export function VirtualSubmissions() {
  const { t } = useTranslation('contest');
  const shell = useTranslation('shell').t;
  const { cid, isOi } = useContest();
  const [page, setPage] = useState(1);
  const list = useQuery(virtualSubmissionsQuery(cid, page));
  const columns = useMemo(
    () => [
      submissionColumn(shell, 'id'),
      submissionColumn(shell, 'verdict'),
      ...(isOi ? [submissionColumn(shell, 'score')] : []),
      submissionColumn(shell, 'problem'),
      submissionColumn(shell, 'language'),
      submissionColumn(shell, 'submitted'),
    ],
    [shell, isOi],
  );
  return (
    <PagedList
      list={list}
      page={page}
      pageSize={pageSize}
      onPage={setPage}
      empty={{ icon: IconCode, text: t('virtual.ended.nothing') }}
    >
      {(rows, isRefreshing) => (
        <DataTable
          label={t('virtual.ended.submissions')}
          columns={columns}
          rows={rows}
          rowKey={({ submitId }) => submitId}
          isRefreshing={isRefreshing}
        />
      )}
    </PagedList>
  );
}
