import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ArrivalChip } from '../../../entities/submission/ArrivalChip';
import { submissionColumn } from '../../../entities/submission/columns';
import { rowOfTimedWork } from '../../../entities/submission/submissionQueries';
import type { JudgeRow } from '../../../entities/submission/types';
import { timedWorkKey } from '../../../entities/timed-work/timedWorkKeys';
import { useTimedWork } from '../../../entities/timed-work/useTimedWork';
import { api } from '../../../shared/api/calls';
import { PagedList } from '../../../shared/lists/PagedList';
import { useAddress } from '../../../shared/lists/useAddress';
import { mayCall } from '../../../shared/session/allowed';
import { useUser } from '../../../shared/session/useUser';
import { Card } from '../../../shared/ui/Card';
import { DataTable } from '../../../shared/ui/data-table/DataTable';
import { IconSend } from '../../../shared/ui/icons';
import { RelativeTime } from '../../../shared/ui/RelativeTime';
import { WorkPageHead } from '../WorkPageHead';
import { RejudgeButton } from './RejudgeButton';

const mayRejudge = mayCall<'GET /api/admin/judge/rejudge'>('P:rejudge');

/** S3 §9. */
const perPage = 15;

const submissionsQuery = (tid: number, currentPage: number) => ({
  queryKey: [...timedWorkKey(tid), 'submissions', currentPage] as const,
  queryFn: async () => {
    const query = { tid, currentPage, limit: perPage };
    const found = await api('GET /api/homework/get-timed-work-submission-list', {
      query,
      isQuiet: true,
    });
    return { ...found, records: found.records.map(rowOfTimedWork) };
  },
});

function Submitted({ row }: { row: JudgeRow }) {
  const { arrival } = row;
  return (
    <>
      <RelativeTime time={row.submitTime} />
      {arrival && (
        <>
          <br />
          <ArrivalChip arrival={arrival} />
        </>
      )}
    </>
  );
}

/** /timedwork/:timedWorkID/submissions: of everybody, for staff (S3 §6). */
export default function WorkSubmissionsPage() {
  const { t } = useTranslation('timedWork');
  const shell = useTranslation('shell').t;
  const { id } = useTimedWork();
  const rejudges = mayRejudge(useUser());
  const { filters, turn } = useAddress({ page: 1 });
  const list = useQuery({
    ...submissionsQuery(id, filters.page),
    placeholderData: keepPreviousData,
  });
  const columns = useMemo(
    () =>
      (
        [
          ...(['id', 'verdict', 'score', 'problem', 'time', 'memory'] as const),
          ...(['language', 'author', 'submitted'] as const),
        ] as const
      )
        .map((name) =>
          name === 'submitted'
            ? submissionColumn(shell, name, { cell: (row) => <Submitted row={row} /> })
            : submissionColumn(shell, name),
        )
        .concat(
          rejudges
            ? [
                {
                  id: 'rejudge',
                  head: t('rejudge.rejudge'),
                  hide: 'narrow',
                  cell: (row) => <RejudgeButton row={row} tid={id} />,
                },
              ]
            : [],
        ),
    [shell, t, id, rejudges],
  );
  return (
    <>
      <WorkPageHead title={t('tabs.submissions')} />
      <Card>
        <PagedList
          list={list}
          page={filters.page}
          pageSize={perPage}
          onPage={turn}
          empty={{ icon: IconSend, text: t('noSubmissions') }}
        >
          {(rows, isRefreshing) => (
            <DataTable
              label={t('tabs.submissions')}
              columns={columns}
              rows={rows}
              rowKey={(row) => row.submitId}
              isRefreshing={isRefreshing}
            />
          )}
        </PagedList>
      </Card>
    </>
  );
}
