import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'wouter';
import { to } from '../../../app/routes';
import { AnnouncementRows } from '../../../entities/announcement/AnnouncementRows';
import { WholeAnnouncement } from '../../../entities/announcement/WholeAnnouncement';
import { useGroup } from '../../../entities/group/GroupContext';
import { groupKey } from '../../../entities/group/groupQueries';
import { api } from '../../../shared/api/calls';
import { Card } from '../../../shared/ui/Card';
import { EmptyState } from '../../../shared/ui/EmptyState';
import { ErrorState } from '../../../shared/ui/ErrorState';
import { Pagination } from '../../../shared/ui/Pagination';
import { Skeleton } from '../../../shared/ui/Skeleton';

/** S3 §9. */
const perPage = 5;

/** What is announced in the group; a title opens the whole text in the same place, by an address of
 * its own. */
export function GroupAnnouncements() {
  const { t } = useTranslation('groupHome');
  const { gid } = useGroup();
  const [, navigate] = useLocation();
  const [search] = useSearchParams();
  const page = Math.max(1, Number(search.get('page')) || 1);
  const opened = Number(search.get('announcement'));
  const list = useQuery({
    queryKey: [...groupKey(gid), 'announcements', page] as const,
    queryFn: () =>
      api('GET /api/group/get-announcement-list', {
        query: { gid, currentPage: page, limit: perPage },
        isQuiet: true,
      }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const address = (query: Record<string, number | null>) =>
    to('GroupDetails', { groupID: gid }, { page: page > 1 ? page : null, ...query });
  const rows = list.data?.records ?? [];
  if (opened > 0) {
    return (
      <WholeAnnouncement
        announcement={list.isPending ? undefined : (rows.find(({ id }) => id === opened) ?? null)}
        words={{
          title: t('announcements.title'),
          back: t('announcements.back'),
          noText: t('announcements.noText'),
          gone: t('announcements.gone'),
        }}
        onBack={() => navigate(address({}))}
      />
    );
  }
  return (
    <Card title={t('announcements.title')} hasRule>
      {list.isPending && <Skeleton lines={3} />}
      {list.isError && <ErrorState error={list.error} onRetry={() => void list.refetch()} />}
      {list.data?.records.length === 0 && <EmptyState text={t('announcements.empty')} />}
      <AnnouncementRows rows={rows} addressOf={(id) => address({ announcement: id })} />
      {list.data && list.data.total > perPage && (
        <Pagination
          page={page}
          pageSize={perPage}
          total={list.data.total}
          onPage={(next) => navigate(address({ page: next > 1 ? next : null }))}
        />
      )}
    </Card>
  );
}
