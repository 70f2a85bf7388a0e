import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { to } from '../../../app/routes';
import { useGroup } from '../../../entities/group/GroupContext';
import { useTitle } from '../../../shared/lib/useTitle';
import { PagedList } from '../../../shared/lists/PagedList';
import { useAddress } from '../../../shared/lists/useAddress';
import { Breadcrumb } from '../../../shared/ui/Breadcrumb';
import { buttonClass } from '../../../shared/ui/Button';
import { Card } from '../../../shared/ui/Card';
import { Icon } from '../../../shared/ui/Icon';
import { Link } from '../../../shared/ui/Link';
import { PageHead } from '../../../shared/ui/PageHead';
import { IconPlus, IconTrophy } from '../icons';
import { ContestTable } from './ContestTable';
import { groupContestsQuery, usualList } from './contestQueries';

/** /group/:groupID/contest/manage: the admin mode of a group's contests (S3 §2) */
export default function GroupContestsPage() {
  const { t } = useTranslation('adminContests');
  const { gid, group } = useGroup();
  const { filters, show, turn } = useAddress(usualList);
  const list = useQuery(groupContestsQuery(gid, filters));
  useTitle(`${t('group.title')} - ${group.name}`);
  const groupID = gid;
  return (
    <>
      <Breadcrumb
        crumbs={[
          { label: group.name, href: to('GroupDetails', { groupID }) },
          { label: t('title'), href: to('GroupContestList', { groupID }) },
          { label: t('group.title') },
        ]}
      />
      <PageHead
        title={t('group.title')}
        actions={
          <Link href={to('GroupContestNew', { groupID })} className={buttonClass('primary')}>
            <Icon icon={IconPlus} />
            {t('create')}
          </Link>
        }
      />
      <Card>
        <PagedList
          list={list}
          page={filters.page}
          pageSize={filters.limit}
          onPage={turn}
          onPageSize={(limit) => show({ limit })}
          empty={{ icon: IconTrophy, text: t('group.none') }}
        >
          {(rows, isRefreshing) => <ContestTable rows={rows} isRefreshing={isRefreshing} />}
        </PagedList>
      </Card>
    </>
  );
}
