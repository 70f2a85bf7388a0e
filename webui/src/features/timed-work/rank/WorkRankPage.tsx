import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { timedWorkKey } from '../../../entities/timed-work/timedWorkKeys';
import { workProblemsQuery } from '../../../entities/timed-work/timedWorkQueries';
import { useTimedWork } from '../../../entities/timed-work/useTimedWork';
import { api, type Schemas } from '../../../shared/api/calls';
import { downloadFile } from '../../../shared/api/downloadFile';
import { useAction } from '../../../shared/forms/useAction';
import { useLocale } from '../../../shared/i18n/useLocale';
import { useUser } from '../../../shared/session/useUser';
import { Button } from '../../../shared/ui/Button';
import { Card } from '../../../shared/ui/Card';
import { DataTable } from '../../../shared/ui/data-table/DataTable';
import { EmptyState } from '../../../shared/ui/EmptyState';
import { ErrorState } from '../../../shared/ui/ErrorState';
import { IconDownload } from '../../../shared/ui/icons';
import { Skeleton } from '../../../shared/ui/Skeleton';
import { WorkPageHead } from '../WorkPageHead';
import { rankColumns } from './rankColumns';
import styles from './WorkRank.module.css';

export type RankRow = Schemas['TimedWorkRank'];

const rankQuery = (tid: number) => ({
  queryKey: [...timedWorkKey(tid), 'rank'] as const,
  queryFn: () => api('GET /api/homework/get-timed-work-rank', { query: { tid }, isQuiet: true }),
});

/** /timedwork/:timedWorkID/rank (S3 §2.12) */
export default function WorkRankPage() {
  const { t } = useTranslation(['timedWork', 'shell']);
  const locale = useLocale();
  const { id, hasProblems, readsAll } = useTimedWork();
  const uid = useUser()?.uid;
  const rank = useQuery(rankQuery(id));
  const problems = useQuery({ ...workProblemsQuery(id), enabled: hasProblems }).data;
  const rows = rank.data;
  const isCorrected = rows?.some(({ submissionInfo }) =>
    Object.values(submissionInfo).some(({ corrected }) => corrected),
  );
  const columns = useMemo(() => {
    // Whoever never began is told no problems: then those that somebody has submitted.
    const met = new Set(rows?.flatMap(({ submissionInfo }) => Object.keys(submissionInfo)));
    const letters = problems?.map(({ displayId }) => displayId) ?? [...met].sort();
    return rankColumns(t, locale, letters);
  }, [t, locale, rows, problems]);
  const download = useAction({
    run: () => downloadFile('GET /api/file/download-timed-work-rank', { query: { tid: id } }),
    isSingle: true,
  });
  return (
    <>
      <WorkPageHead title={t('tabs.rank')} />
      <Card
        title={readsAll && rows ? t('tabs.rank') : undefined}
        actions={
          readsAll &&
          rows && (
            <Button
              size="small"
              icon={IconDownload}
              isBusy={download.isBusy}
              onClick={() => void download.run()}
            >
              {t('rank.download')}
            </Button>
          )
        }
      >
        {rank.isPending && <Skeleton className={styles.loading ?? ''} lines={6} height={28} />}
        {rank.isError && <ErrorState error={rank.error} onRetry={() => void rank.refetch()} />}
        {rows?.length === 0 && <EmptyState text={t('rank.empty')} />}
        {rows && rows.length > 0 && (
          <DataTable
            label={t('tabs.rank')}
            columns={columns}
            rows={rows}
            rowKey={(row) => row.uid}
            isOwn={(row) => row.uid === uid}
          />
        )}
        {isCorrected && <p className={styles.legend}>{t('correction.legend')}</p>}
      </Card>
    </>
  );
}
