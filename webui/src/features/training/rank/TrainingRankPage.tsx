import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { TabHead } from '../../../entities/schedule/TabHead';
import { useTraining } from '../../../entities/training/TrainingContext';
import {
  trainingProblemsQuery,
  trainingRankQuery,
} from '../../../entities/training/trainingQueries';
import { PagedList } from '../../../shared/lists/PagedList';
import { useAddressOf } from '../../../shared/lists/useAddress';
import { useUser } from '../../../shared/session/useUser';
import { Card } from '../../../shared/ui/Card';
import { DataTable } from '../../../shared/ui/data-table/DataTable';
import { IconUsers } from '../../../shared/ui/icons';
import layout from '../../../shared/ui/layout.module.css';
import { SearchInput } from '../../../shared/ui/SearchInput';
import { rankAddress } from './rankAddress';
import { rankColumns } from './rankColumns';

const noProblems = [] as const;

/** /training/:trainingID/rank (S2 §2.10) */
export default function TrainingRankPage() {
  const { t } = useTranslation(['training', 'shell']);
  const { training, place } = useTraining();
  const uid = useUser()?.uid;
  const { filters, show } = useAddressOf(rankAddress);
  const rank = useQuery(trainingRankQuery(training.id, filters));
  const problems = useQuery(trainingProblemsQuery(training.id)).data ?? noProblems;
  const { isManager, gid } = training;
  const first = ((rank.data?.current ?? 1) - 1) * (rank.data?.size ?? 0) + 1;
  const columns = useMemo(
    () => rankColumns({ t, place, gid, problems, first, uid, hasRealnames: isManager }),
    [t, place, gid, problems, first, uid, isManager],
  );
  return (
    <>
      <TabHead title={t('tabs.rank')} of={training.title} />
      <Card>
        <search className={layout.filters}>
          <SearchInput
            label={t('rankTable.search')}
            maxLength={100}
            value={filters.keyword}
            onSearch={(keyword) => show({ keyword }, 'typing')}
          />
        </search>
        <PagedList
          list={rank}
          page={filters.currentPage}
          pageSize={filters.limit}
          onPage={(currentPage, step) => show({ currentPage }, step)}
          onPageSize={(limit) => show({ limit })}
          empty={{
            icon: IconUsers,
            text: t(filters.keyword ? 'rankTable.noMatch' : 'rankTable.empty'),
          }}
        >
          {(rows, isRefreshing) => (
            <DataTable
              label={t('tabs.rank')}
              columns={columns}
              rows={rows}
              rowKey={(row) => row.uid}
              isOwn={(row) => row.uid === uid}
              isRefreshing={isRefreshing}
            />
          )}
        </PagedList>
      </Card>
    </>
  );
}
