import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { to } from '../../app/routes';
import { useGroup } from '../../entities/group/GroupContext';
import { ScheduledList } from '../../entities/schedule/ScheduledList';
import { readFilters, writePage } from '../../entities/schedule/scheduleFilters';
import { TabHead } from '../../entities/schedule/TabHead';
import type { AddressForm } from '../../shared/lists/address';
import { useAddressOf } from '../../shared/lists/useAddress';
import { buttonClass } from '../../shared/ui/Button';
import { Link } from '../../shared/ui/Link';
import layout from '../../shared/ui/layout.module.css';
import { ContestRow } from './ContestRow';
import { groupContestListQuery } from './contestListQueries';

const pageAddress: AddressForm<{ currentPage: number }> = {
  read: (search) => ({ currentPage: readFilters(search).currentPage }),
  write: ({ currentPage }) => ({ currentPage: writePage(currentPage) }),
  firstPage: { currentPage: 1 },
};

/** /group/:groupID/contest (S3 §2) */
export default function GroupContestListPage() {
  const { t } = useTranslation('contests');
  const { gid, group, isAdmin } = useGroup();
  const { filters, show } = useAddressOf(pageAddress);
  const list = useQuery({
    ...groupContestListQuery(gid, filters.currentPage),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <TabHead title={t('title')} of={group.name} />
      <ScheduledList
        filters={
          isAdmin && (
            <div className={layout.filters}>
              <Link href={to('GroupContestManage', { groupID: gid })} className={buttonClass()}>
                {t('manage')}
              </Link>
              <Link href={to('GroupContestNew', { groupID: gid })} className={buttonClass()}>
                {t('create')}
              </Link>
            </div>
          )
        }
        list={list}
        page={filters.currentPage}
        onPage={(currentPage) => show({ currentPage })}
        empty={t('none')}
        row={(contest) => <ContestRow key={contest.id} contest={contest} />}
      />
    </>
  );
}
