import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { to } from '../../../app/routes';
import { useTitle } from '../../../shared/lib/useTitle';
import { PagedList } from '../../../shared/lists/PagedList';
import { useAddress } from '../../../shared/lists/useAddress';
import { buttonClass } from '../../../shared/ui/Button';
import { Card } from '../../../shared/ui/Card';
import { Icon } from '../../../shared/ui/Icon';
import { Link } from '../../../shared/ui/Link';
import layout from '../../../shared/ui/layout.module.css';
import { PageHead } from '../../../shared/ui/PageHead';
import { SearchInput } from '../../../shared/ui/SearchInput';
import { AdminPage } from '../AdminPage';
import styles from '../desk.module.css';
import { IconPlus, IconTrophy } from '../icons';
import { ContestTable } from './ContestTable';
import { contestListQuery, usualList } from './contestQueries';

/** /admin/contest */
export default function ContestsPage() {
  const { t } = useTranslation('adminContests');
  const { filters, show, turn } = useAddress(usualList);
  const list = useQuery(contestListQuery(filters));
  useTitle(t('title'));
  return (
    <AdminPage crumbs={[{ label: t('title') }]}>
      <PageHead
        title={t('title')}
        remark={list.data && t('count', { count: list.data.total })}
        actions={
          <Link href={to('AdminContestNew')} className={buttonClass('primary')}>
            <Icon icon={IconPlus} />
            {t('create')}
          </Link>
        }
      />
      <Card>
        <search className={layout.filters}>
          <SearchInput
            className={styles.search}
            label={t('search')}
            maxLength={100}
            value={filters.keyword}
            onSearch={(keyword) => show({ keyword }, 'typing')}
          />
        </search>
        <PagedList
          list={list}
          page={filters.page}
          pageSize={filters.limit}
          onPage={turn}
          onPageSize={(limit) => show({ limit })}
          empty={{ icon: IconTrophy, text: t(filters.keyword ? 'noMatch' : 'empty') }}
        >
          {(rows, isRefreshing) => <ContestTable rows={rows} isRefreshing={isRefreshing} />}
        </PagedList>
      </Card>
    </AdminPage>
  );
}
