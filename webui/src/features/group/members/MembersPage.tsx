import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useGroup } from '../../../entities/group/GroupContext';
import { groupLevel } from '../../../entities/group/groupRules';
import { KeywordFilter } from '../../../entities/schedule/KeywordFilter';
import { useTitle } from '../../../shared/lib/useTitle';
import { PagedList } from '../../../shared/lists/PagedList';
import { useAddress } from '../../../shared/lists/useAddress';
import { Card } from '../../../shared/ui/Card';
import { IconUsers } from '../../../shared/ui/icons';
import layout from '../../../shared/ui/layout.module.css';
import { PageHead } from '../../../shared/ui/PageHead';
import { Select } from '../../../shared/ui/Select';
import { Switch } from '../../../shared/ui/Switch';
import { MemberTable } from './MemberTable';
import { membersQuery, rowsPerPage } from './memberCalls';

const levels = [1, 2, 3, 4, 5] as const;

/** /group/{gid}/member */
export default function MembersPage() {
  const { t } = useTranslation('groupMembers');
  const { gid, group, isAdmin } = useGroup();
  const { filters, show, turn } = useAddress({
    admin: false as boolean,
    keyword: '',
    level: 0,
    page: 1,
  });
  const admin = filters.admin && isAdmin;
  const list = useQuery(membersQuery(gid, { ...filters, admin }));
  useTitle(`${t('title')} - ${group.name}`);
  const offered = levels.filter((level) => admin || level >= groupLevel.member);
  return (
    <>
      <PageHead
        title={t('title')}
        actions={
          isAdmin && (
            <Switch
              label={t('admin')}
              title={t('adminHint')}
              checked={admin}
              onChange={(event) => show({ admin: event.currentTarget.checked, level: 0 })}
            />
          )
        }
      />
      <Card>
        <div className={layout.filters}>
          <KeywordFilter
            label={t('search')}
            value={filters.keyword}
            onChange={(keyword) => show({ keyword }, 'typing')}
          />
          <Select
            label={t('filter')}
            value={String(filters.level)}
            options={[
              { value: '0', label: t('all') },
              ...offered.map((level) => ({ value: String(level), label: t(`level.${level}`) })),
            ]}
            onChange={(event) => show({ level: Number(event.currentTarget.value) })}
          />
        </div>
        <PagedList
          list={list}
          page={filters.page}
          pageSize={rowsPerPage}
          onPage={turn}
          empty={{ icon: IconUsers, text: t('empty') }}
        >
          {(rows, isRefreshing) => (
            <MemberTable rows={rows} isRefreshing={isRefreshing} isManaged={admin} />
          )}
        </PagedList>
      </Card>
    </>
  );
}
