import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { to } from '../../../app/routes';
import { useContest } from '../../../entities/contest/ContestContext';
import {
  type ContestProblem,
  contestKey,
  contestProblemsQuery,
} from '../../../entities/contest/contestQueries';
import { problemTitle } from '../../../entities/contest/contestRules';
import { api } from '../../../shared/api/calls';
import { useAction } from '../../../shared/forms/useAction';
import { useLocale } from '../../../shared/i18n/useLocale';
import { Button } from '../../../shared/ui/Button';
import { Card } from '../../../shared/ui/Card';
import { type DataColumn, DataTable } from '../../../shared/ui/data-table/DataTable';
import { EmptyState } from '../../../shared/ui/EmptyState';
import { ErrorState } from '../../../shared/ui/ErrorState';
import { IconRefresh } from '../../../shared/ui/icons';
import { Notice } from '../../../shared/ui/Notice';
import { Skeleton } from '../../../shared/ui/Skeleton';
import { ContestPageHead } from '../ContestPageHead';
import styles from './rejudge.module.css';

const none: readonly ContestProblem[] = [];

/** /contest/:contestID/rejudge (S2 §2) */
export default function RejudgePage() {
  const { t } = useTranslation(['contestRejudge', 'contest']);
  const { cid } = useContest();
  const list = useQuery(contestProblemsQuery(cid));
  const problems = list.data ?? none;
  const locale = useLocale();
  const columns = useMemo(
    (): readonly DataColumn<ContestProblem>[] => [
      { id: 'id', head: t('id'), kind: 'id', cell: ({ displayId }) => displayId },
      {
        id: 'title',
        head: t('title'),
        isRowHead: true,
        cell: (problem) => problemTitle(problem, locale),
      },
      {
        id: 'actions',
        head: t('actions'),
        align: 'end',
        cell: (problem) => (
          <span className={styles.actions}>
            <PreviewButton problem={problem} cid={cid} />
            <RejudgeButton problem={problem} cid={cid} />
          </span>
        ),
      },
    ],
    [t, cid, locale],
  );
  return (
    <>
      <ContestPageHead title={t('contest:tabs.rejudge')} />
      <Notice>{t('hint')}</Notice>
      <Card>
        {list.isPending && <Skeleton lines={6} height={28} />}
        {list.isError && <ErrorState error={list.error} onRetry={() => void list.refetch()} />}
        {list.data?.length === 0 && <EmptyState text={t('empty')} />}
        {problems.length > 0 && (
          <DataTable
            label={t('contest:tabs.rejudge')}
            columns={columns}
            rows={problems}
            rowKey={({ id }) => id}
          />
        )}
      </Card>
    </>
  );
}

function RejudgeButton({ problem, cid }: { problem: ContestProblem; cid: number }) {
  const { t } = useTranslation('contestRejudge');
  const words = { problem: problem.displayId };
  const rejudge = useAction({
    run: () =>
      api('GET /api/admin/judge/rejudge-contest-problem', { query: { cid, pid: problem.pid } }),
    ask: () => ({
      title: t('askTitle', words),
      body: t('askBody'),
      confirmLabel: t('all'),
      isDestructive: true,
    }),
    said: () => t('done'),
    keys: [contestKey(cid)],
    isSingle: true,
  });
  return (
    <Button
      icon={IconRefresh}
      isBusy={rejudge.isBusy}
      aria-label={t('allNamed', words)}
      onClick={() => void rejudge.run()}
    >
      {t('all')}
    </Button>
  );
}

/** Judges on the side; what would change is looked at where the problem's rejudges are. */
function PreviewButton({ problem, cid }: { problem: ContestProblem; cid: number }) {
  const { t } = useTranslation('contestRejudge');
  const preview = useAction({
    run: () => api('POST /api/admin/judge/rejudge-preview', { body: { cid, pid: problem.pid } }),
    onDone: () => location.assign(to('AdminDataVersions', { pid: problem.pid })),
    isSingle: true,
  });
  return (
    <Button
      isBusy={preview.isBusy}
      aria-label={t('previewNamed', { problem: problem.displayId })}
      onClick={() => void preview.run()}
    >
      {t('preview')}
    </Button>
  );
}
