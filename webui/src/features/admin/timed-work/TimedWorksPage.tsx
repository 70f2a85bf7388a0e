import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { to } from '../../../app/routes';
import { useTitle } from '../../../shared/lib/useTitle';
import { PagedList } from '../../../shared/lists/PagedList';
import { useAddress } from '../../../shared/lists/useAddress';
import { buttonClass } from '../../../shared/ui/Button';
import { Card } from '../../../shared/ui/Card';
import { Icon } from '../../../shared/ui/Icon';
import { IconClock } from '../../../shared/ui/icons';
import { Link } from '../../../shared/ui/Link';
import layout from '../../../shared/ui/layout.module.css';
import { PageHead } from '../../../shared/ui/PageHead';
import { SearchInput } from '../../../shared/ui/SearchInput';
import { Select } from '../../../shared/ui/Select';
import { AdminPage } from '../AdminPage';
import styles from '../desk.module.css';
import { IconPlus } from '../icons';
import { TimedWorkTable } from './TimedWorkTable';
import { usualList, workListQuery } from './timedWorkQueries';

/** By the wire's status of a work; empty is any. */
const states = [
  ['', 'all'],
  ['-1', 'scheduled'],
  ['0', 'running'],
  ['1', 'ended'],
] as const;

/** /admin/timedwork */
export default function TimedWorksPage() {
  const { t } = useTranslation('adminTimedWork');
  const { filters, show, turn } = useAddress(usualList);
  const list = useQuery(workListQuery(filters));
  const isFiltered = filters.keyword !== '' || filters.status !== '';
  useTitle(t('title'));
  return (
    <AdminPage crumbs={[{ label: t('title') }]}>
      <PageHead
        title={t('title')}
        remark={list.data && t('count', { count: list.data.total })}
        actions={
          <Link href={to('AdminTimedWorkNew')} className={buttonClass('primary')}>
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
          <Select
            label={t('state')}
            options={states.map(([value, name]) => ({ value, label: t(`states.${name}`) }))}
            value={filters.status}
            onChange={(event) => show({ status: event.currentTarget.value })}
          />
        </search>
        <PagedList
          list={list}
          page={filters.page}
          pageSize={filters.limit}
          onPage={turn}
          onPageSize={(limit) => show({ limit })}
          empty={{ icon: IconClock, text: t(isFiltered ? 'noMatch' : 'empty') }}
        >
          {(rows, isRefreshing) => <TimedWorkTable rows={rows} isRefreshing={isRefreshing} />}
        </PagedList>
      </Card>
    </AdminPage>
  );
}
