import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useGroup } from '../../entities/group/GroupContext';
import { TabHead } from '../../entities/schedule/TabHead';
import { useAddressOf } from '../../shared/lists/useAddress';
import { Card } from '../../shared/ui/Card';
import layout from '../../shared/ui/layout.module.css';
import { SearchInput } from '../../shared/ui/SearchInput';
import { Segmented } from '../../shared/ui/Segmented';
import { RankList } from './RankList';
import { groupRankAddress, groupRankQuery } from './rankQuery';
import styles from './ranks.module.css';

/** /group/:groupID/rank (S3 §2) */
export default function GroupRankPage() {
  const { t } = useTranslation('ranks');
  const { group, gid } = useGroup();
  const { filters: query, show } = useAddressOf(groupRankAddress);
  const list = useQuery(groupRankQuery(gid, query));
  const title = t('group.title');
  return (
    <>
      <TabHead title={title} of={group.name} />
      <Card>
        <div className={layout.filters}>
          <Segmented
            label={t('group.kind')}
            value={query.kind}
            options={(['acm', 'oi'] as const).map((value) => ({
              value,
              label: t(`group.kinds.${value}`),
            }))}
            onChange={(kind) => show({ kind })}
          />
          <SearchInput
            className={styles.search}
            label={t('search')}
            value={query.searchUser}
            onSearch={(searchUser) => show({ searchUser }, 'typing')}
          />
        </div>
        <RankList
          kind={query.kind}
          label={title}
          list={list}
          query={query}
          gid={gid}
          onPage={(currentPage) => show({ currentPage })}
          onPageSize={(limit) => show({ limit })}
        />
      </Card>
    </>
  );
}
