import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useGroup } from '../../../entities/group/GroupContext';
import { TabHead } from '../../../entities/schedule/TabHead';
import { TrainingTable } from '../../../entities/training/TrainingTable';
import { groupTrainingsQuery } from '../../../entities/training/trainingQueries';
import { PagedList } from '../../../shared/lists/PagedList';
import { useAddress } from '../../../shared/lists/useAddress';
import { Card } from '../../../shared/ui/Card';
import { IconSchool } from '../../../shared/ui/icons';
import layout from '../../../shared/ui/layout.module.css';
import { lazyPart } from '../../../shared/ui/lazyPart';
import { Skeleton } from '../../../shared/ui/Skeleton';
import { Switch } from '../../../shared/ui/Switch';

const GroupTrainingsDesk = lazyPart(() => import('./GroupTrainingsDesk'), {
  waiting: <Skeleton lines={6} height={28} />,
});

const usualList = { page: 1, limit: 10, mode: '' };

/** /group/:groupID/training: for its members, and for its admins the desk on which trainings are made. */
export default function GroupTrainingsPage() {
  const { t } = useTranslation('adminTrainings');
  const { group, gid, isAdmin } = useGroup();
  const { filters, show, turn } = useAddress(usualList);
  const isDesk = isAdmin && filters.mode === 'admin';
  return (
    <>
      <TabHead title={t('title')} of={group.name} />
      <Card>
        {isAdmin && (
          <div className={layout.filters}>
            <Switch
              label={t('group.adminMode')}
              checked={isDesk}
              onChange={() => show({ mode: isDesk ? '' : 'admin' })}
            />
          </div>
        )}
        {isDesk ? (
          <GroupTrainingsDesk filters={filters} turn={turn} onLimit={(limit) => show({ limit })} />
        ) : (
          <Listed gid={gid} filters={filters} turn={turn} onLimit={(limit) => show({ limit })} />
        )}
      </Card>
    </>
  );
}

export interface ListProps {
  filters: { page: number; limit: number };
  turn: (page: number) => void;
  onLimit: (limit: number) => void;
}

function Listed({ gid, filters, turn, onLimit }: ListProps & { gid: number }) {
  const { t } = useTranslation('training');
  const list = useQuery(groupTrainingsQuery(gid, filters.page, filters.limit));
  return (
    <PagedList
      list={list}
      page={filters.page}
      pageSize={filters.limit}
      onPage={turn}
      onPageSize={onLimit}
      empty={{ icon: IconSchool, text: t('none') }}
    >
      {(rows, isRefreshing) => (
        <TrainingTable label={t('title')} rows={rows} isRefreshing={isRefreshing} />
      )}
    </PagedList>
  );
}
