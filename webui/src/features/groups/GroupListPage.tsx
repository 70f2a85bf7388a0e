import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTitle } from '../../shared/lib/useTitle';
import { useAddressOf } from '../../shared/lists/useAddress';
import { mayCall } from '../../shared/session/allowed';
import { askToLogin } from '../../shared/session/askToLogin';
import { useUser } from '../../shared/session/useUser';
import { Button } from '../../shared/ui/Button';
import { Card } from '../../shared/ui/Card';
import { EmptyState } from '../../shared/ui/EmptyState';
import { ErrorState } from '../../shared/ui/ErrorState';
import { IconPlus, IconUsers } from '../../shared/ui/icons';
import { PageHead } from '../../shared/ui/PageHead';
import { Pagination } from '../../shared/ui/Pagination';
import { Skeleton } from '../../shared/ui/Skeleton';
import { GroupCard } from './GroupCard';
import { GroupFilterBar } from './GroupFilterBar';
import { groupsAddress, pageSizes } from './groupFilters';
import { groupListQuery } from './groupListQueries';
import styles from './groups.module.css';
import { LaterGroupDialog } from './laterGroupDialog';

const mayCreate = mayCall<'POST /api/group'>('P:group_add');

/** /group */
export default function GroupListPage() {
  const { t } = useTranslation('groups');
  useTitle(t('title'));
  const user = useUser();
  const [isCreating, setCreating] = useState(false);
  const { filters, show } = useAddressOf(groupsAddress);
  // Nobody's own groups are asked for.
  const asked = { ...filters, onlyMine: filters.onlyMine && user !== null };
  const list = useQuery({ ...groupListQuery(asked), placeholderData: keepPreviousData });
  const { data } = list;
  const isFiltered = filters.auth !== null || filters.keyword !== '';
  const empty = isFiltered ? 'empty' : asked.onlyMine ? 'noneMine' : 'none';
  return (
    <>
      <PageHead
        title={t('title')}
        remark={data && t('count', { count: data.total })}
        actions={
          (user === null || mayCreate(user)) && (
            <Button
              kind="primary"
              icon={IconPlus}
              onClick={() => (user ? setCreating(true) : askToLogin())}
            >
              {t('create')}
            </Button>
          )
        }
      />
      <Card>
        <GroupFilterBar filters={asked} isGuest={user === null} onChange={show} />
        {list.isPending && <Skeleton className={styles.loading ?? ''} lines={6} height={28} />}
        {list.isError && <ErrorState error={list.error} onRetry={() => void list.refetch()} />}
        {data?.records.length === 0 && <EmptyState icon={IconUsers} text={t(empty)} />}
        {data && data.records.length > 0 && (
          <ul
            className={styles.cards}
            aria-label={t('listLabel')}
            aria-busy={list.isPlaceholderData || undefined}
          >
            {data.records.map((group) => (
              <GroupCard key={group.id} group={group} />
            ))}
          </ul>
        )}
        {data && data.total > pageSizes[0] && (
          <Pagination
            page={filters.currentPage}
            pageSize={filters.limit}
            sizes={pageSizes}
            total={data.total}
            onPage={(currentPage) => show({ currentPage })}
            onPageSize={(limit) => show({ limit })}
          />
        )}
      </Card>
      {isCreating && <LaterGroupDialog onClose={() => setCreating(false)} />}
    </>
  );
}
