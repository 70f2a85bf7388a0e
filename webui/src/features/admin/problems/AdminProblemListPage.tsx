import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { routeOf, to } from '../../../app/routes';
import { useTitle } from '../../../shared/lib/useTitle';
import { PagedList } from '../../../shared/lists/PagedList';
import { useAddress } from '../../../shared/lists/useAddress';
import { useSelection } from '../../../shared/lists/useSelection';
import { buttonClass } from '../../../shared/ui/Button';
import { Card } from '../../../shared/ui/Card';
import { Icon } from '../../../shared/ui/Icon';
import { IconCode } from '../../../shared/ui/icons';
import { Link } from '../../../shared/ui/Link';
import { Notice } from '../../../shared/ui/Notice';
import { PageHead } from '../../../shared/ui/PageHead';
import { AdminPage } from '../AdminPage';
import { IconFileImport, IconPlus } from '../icons';
import { type Named, problemAuth } from '../problemTypes';
import { BatchBar } from './BatchBar';
import { ProblemFilterBar } from './ProblemFilterBar';
import { ProblemTable } from './ProblemTable';
import { adminProblemsQuery, usualList } from './problemListQueries';
import styles from './problems.module.css';

const idOf = (row: Named) => row.id;

/** /admin/problems, and /admin/problem/batch-operation: ticked problems change together. */
export default function AdminProblemListPage() {
  const { t } = useTranslation('adminProblems');
  const [path] = useLocation();
  const isBatchPage = routeOf(path) === 'AdminProblemBatch';
  const { filters: asked, show, turn } = useAddress(usualList);
  const filters = { ...asked, auth: asked.auth <= problemAuth.contest ? asked.auth : 0 };
  const list = useQuery(adminProblemsQuery(filters));
  const selection = useSelection(idOf);
  useTitle(t('title'));

  const isFiltered = filters.keyword !== '' || filters.auth !== 0;

  return (
    <AdminPage crumbs={[{ label: t('title') }]}>
      <PageHead
        title={t('title')}
        remark={list.data && t('count', { count: list.data.total })}
        actions={
          <>
            <Link href={to('AdminImport')} className={buttonClass()}>
              <Icon icon={IconFileImport} />
              {t('import')}
            </Link>
            <Link href={to('AdminProblemNew', {}, { type: 'objective' })} className={buttonClass()}>
              <Icon icon={IconPlus} />
              {t('createObjective')}
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
        <PagedList
          list={list}
          page={filters.page}
          pageSize={filters.limit}
          onPage={turn}
          onPageSize={(limit) => show({ limit })}
          empty={{ icon: IconCode, text: t(isFiltered ? 'noMatch' : 'empty') }}
        >
          {(rows, isRefreshing) => (
            <ProblemTable rows={rows} isRefreshing={isRefreshing} selection={selection} />
          )}
        </PagedList>
      </Card>
    </AdminPage>
  );
}
