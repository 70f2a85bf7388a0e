import { useQuery } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { isReady, to } from '../../app/routes';
import { practice } from '../../entities/place/place';
import { OwnStatus } from '../../entities/problem/OwnStatus';
import { ProblemLink } from '../../entities/problem/ProblemLink';
import { useOwnStatus } from '../../entities/problem/useOwnStatus';
import type { RecentProblem } from '../../shared/api/types';
import type { Locale } from '../../shared/i18n/locale';
import { useLocale } from '../../shared/i18n/useLocale';
import { isAdmin } from '../../shared/session/session';
import { useUser } from '../../shared/session/useUser';
import { buttonClass } from '../../shared/ui/Button';
import { Card } from '../../shared/ui/Card';
import { type DataColumn, DataTable } from '../../shared/ui/data-table/DataTable';
import { EmptyState } from '../../shared/ui/EmptyState';
import { Link } from '../../shared/ui/Link';
import { RelativeTime } from '../../shared/ui/RelativeTime';
import { Skeleton } from '../../shared/ui/Skeleton';
import { recentProblemsQuery } from './homeQueries';
import styles from './RecentProblems.module.css';

export function RecentProblems() {
  const { t } = useTranslation('home');
  const user = useUser();
  const locale = useLocale();
  const problems = useQuery(recentProblemsQuery);
  const pids = problems.data?.map((problem) => problem.id) ?? [];
  const ownStatus = useOwnStatus(practice, pids);
  const columns = useMemo(() => columnsOf(t, locale), [t, locale]);

  if (problems.isError) return null;
  return (
    <Card
      title={t('recent.title')}
      actions={<Link href={to('ProblemList')}>{t('recent.all')}</Link>}
    >
      {problems.isPending && <Skeleton lines={6} />}
      {problems.data?.length === 0 && (
        <EmptyState text={t('recent.empty')} action={isAdmin(user) && <ImportLink />} />
      )}
      {pids.length > 0 && (
        <DataTable
          label={t('recent.title')}
          className={styles.table}
          columns={columns}
          rows={problems.data ?? []}
          rowKey={idOf}
          stateOf={(problem) => ownStatus(problem.id)}
          isDense
        />
      )}
    </Card>
  );
}

/** A new site is empty: its teacher begins here. */
function ImportLink() {
  const { t } = useTranslation('home');
  if (!isReady('AdminImport')) return null;
  return (
    <Link href={to('AdminImport')} className={buttonClass('primary')}>
      {t('recent.import')}
    </Link>
  );
}

const idOf = (problem: RecentProblem) => problem.id;

const columnsOf = (
  t: TFunction<'home'>,
  locale: Locale,
): DataColumn<RecentProblem, number | undefined>[] => [
  {
    id: 'id',
    head: t('recent.id'),
    kind: 'id',
    className: styles.id,
    cell: ({ problemId }) => problemId,
  },
  {
    id: 'name',
    head: t('recent.name'),
    cell: ({ problemId, title, titles }) => (
      <ProblemLink problem={{ place: practice, problemId }} className={styles.title}>
        {titles?.[locale] || title}
      </ProblemLink>
    ),
  },
  {
    id: 'state',
    head: t('recent.state'),
    hide: 'narrow',
    className: styles.state,
    cell: (_problem, _at, status) => <OwnStatus status={status} form="word" />,
  },
  {
    id: 'updated',
    head: t('recent.updated'),
    align: 'end',
    className: styles.updated,
    cell: ({ gmtModified }) => <RelativeTime time={gmtModified} />,
  },
];
