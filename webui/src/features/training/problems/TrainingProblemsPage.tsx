import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { problemAddress } from '../../../entities/problem/problemAddress';
import { difficultiesQuery } from '../../../entities/problem/problemQueries';
import { TabHead } from '../../../entities/schedule/TabHead';
import { useTraining } from '../../../entities/training/TrainingContext';
import {
  type TrainingProblem,
  trainingProblemsQuery,
} from '../../../entities/training/trainingQueries';
import { useLocale } from '../../../shared/i18n/useLocale';
import { readStored, storageKeys, writeStored } from '../../../shared/lib/storageKeys';
import { useSteady } from '../../../shared/lib/useSteady';
import { Card } from '../../../shared/ui/Card';
import { DataTable } from '../../../shared/ui/data-table/DataTable';
import { EmptyState } from '../../../shared/ui/EmptyState';
import { ErrorState } from '../../../shared/ui/ErrorState';
import layout from '../../../shared/ui/layout.module.css';
import { Skeleton } from '../../../shared/ui/Skeleton';
import { Switch } from '../../../shared/ui/Switch';
import { trainingProblemColumns } from './trainingProblemColumns';

const noLevels = [] as const;

/** /training/:trainingID/problems (S2 §2.10) */
export default function TrainingProblemsPage() {
  const { t } = useTranslation(['training', 'shell']);
  const locale = useLocale();
  const { training, place } = useTraining();
  const [, navigate] = useLocation();
  const [showsTags, setShowTags] = useState(() => readStored(storageKeys.showTags) !== 'no');
  const list = useQuery(trainingProblemsQuery(training.id));
  const levels = useQuery(difficultiesQuery).data ?? noLevels;
  const columns = useMemo(
    () => trainingProblemColumns({ t, locale, place, levels, showsTags }),
    [t, locale, place, levels, showsTags],
  );
  const open = useSteady(({ displayId }: TrainingProblem) =>
    navigate(problemAddress({ place, problemId: displayId })),
  );
  const choose = (next: boolean) => {
    writeStored(storageKeys.showTags, next ? 'yes' : 'no');
    setShowTags(next);
  };
  return (
    <>
      <TabHead title={t('tabs.problems')} of={training.title} />
      <Card>
        {list.isPending && <Skeleton lines={6} height={28} />}
        {list.isError && <ErrorState error={list.error} onRetry={() => void list.refetch()} />}
        {list.data?.length === 0 && <EmptyState text={t('problemList.empty')} />}
        {list.data && list.data.length > 0 && (
          <>
            <div className={layout.filters}>
              <Switch
                label={t('problemList.showTags')}
                checked={showsTags}
                onChange={(event) => choose(event.currentTarget.checked)}
              />
            </div>
            <DataTable
              label={t('tabs.problems')}
              columns={columns}
              rows={list.data}
              rowKey={({ pid }) => pid}
              isRefreshing={list.isFetching}
              onOpen={open}
            />
          </>
        )}
      </Card>
    </>
  );
}
