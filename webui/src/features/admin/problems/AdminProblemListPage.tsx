import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearch } from 'wouter';
import { routeOf, to } from '../../../app/routes';
import { useTitle } from '../../../shared/lib/useTitle';
import { buttonClass } from '../../../shared/ui/Button';
import { Card } from '../../../shared/ui/Card';
import { EmptyState } from '../../../shared/ui/EmptyState';
import { ErrorState } from '../../../shared/ui/ErrorState';
import { Icon } from '../../../shared/ui/Icon';
import { IconFileImport, IconPlus } from '../../../shared/ui/icons';
import { Link } from '../../../shared/ui/Link';
import { Notice } from '../../../shared/ui/Notice';
import { PageHead } from '../../../shared/ui/PageHead';
import { Pagination } from '../../../shared/ui/Pagination';
import { Skeleton } from '../../../shared/ui/Skeleton';
import { AdminFrame } from '../AdminFrame';
import { BatchBar } from './BatchBar';
import { ProblemFilterBar } from './ProblemFilterBar';
import { ProblemTable } from './ProblemTable';
import { type ProblemListFilters, readFilters, writeFilters } from './problemListFilters';
import { adminProblemsQuery } from './problemListQueries';
import styles from './problems.module.css';
import { useSelection } from './useSelection';

/** /admin/problems, and /admin/problem/batch-operation: ticked problems change together. */
export default function AdminProblemListPage() {
  const { t } = useTranslation('adminProblems');
  const [path, navigate] = useLocation();
  const isBatchPage = routeOf(path) === 'AdminProblemBatch';
  const filters = readFilters(useSearch());
  const list = useQuery(adminProblemsQuery(filters));
  const selection = useSelection();
  useTitle(t('title'));

  const show = (change: Partial<ProblemListFilters>) => {
    const next = { ...filters, page: 1, ...change };
    const page = isBatchPage ? 'AdminProblemBatch' : 'AdminProblemList';
    navigate(to(page, {}, writeFilters(next)), {
      replace: change.page === undefined,
    });
  };
  const isFiltered = filters.keyword !== '' || filters.auth !== 0;

  return (
    <AdminFrame active="AdminProblemList" crumbs={[{ label: t('title') }]}>
      <PageHead
        title={t('title')}
        remark={list.data && t('count', { count: list.data.total })}
        actions={
          <>
            <Link href={to('AdminImport')} className={buttonClass()}>
              <Icon icon={IconFileImport} />
              {t('import')}
            </Link>
            <Link href={to('AdminProblemNew')} className={buttonClass('primary')}>
              <Icon icon={IconPlus} />
              {t('create')}
            </Link>
          </>
        }
      />
      {isBatchPage && selection.rows.length === 0 && (
        <Notice className={styles.intro ?? ''}>{t('batch.intro')}</Notice>
      )}
      <Card>
        <ProblemFilterBar filters={filters} onChange={show} />
        <BatchBar selection={selection} />
        {list.isPending && <Skeleton className={styles.skeleton} lines={8} height={28} />}
        {list.isError && <ErrorState error={list.error} onRetry={() => void list.refetch()} />}
        {list.data?.records.length === 0 && (
          <EmptyState text={t(isFiltered ? 'noMatch' : 'empty')} />
        )}
        {list.data && list.data.records.length > 0 && (
          <>
            <ProblemTable
              rows={list.data.records}
              isRefreshing={list.isFetching}
              selection={selection}
            />
            <Pagination
              page={filters.page}
              pageSize={filters.limit}
              total={list.data.total}
              onPage={(page) => show({ page })}
              onPageSize={(limit) => show({ limit })}
            />
          </>
        )}
      </Card>
    </AdminFrame>
  );
}
