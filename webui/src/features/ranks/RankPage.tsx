import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useTitle } from '../../shared/lib/useTitle';
import { useAddressOf } from '../../shared/lists/useAddress';
import { Card } from '../../shared/ui/Card';
import layout from '../../shared/ui/layout.module.css';
import { PageHead } from '../../shared/ui/PageHead';
import { SearchInput } from '../../shared/ui/SearchInput';
import { RankChart } from './RankChart';
import { RankList } from './RankList';
import { type RankKind, rankAddress, rankListQuery } from './rankQuery';
import styles from './ranks.module.css';

/** So many stand in the chart (S2 §9). */
const charted = 10;

interface RankPageProps {
  kind: RankKind;
}

export function RankPage({ kind }: RankPageProps) {
  const { t } = useTranslation('ranks');
  const { filters: query, show } = useAddressOf(rankAddress);
  const list = useQuery(rankListQuery(kind, query));
  const title = t(`title.${kind}`);
  useTitle(title);

  const rows = list.data?.records ?? [];
  const hasValues = rows.some((row) => (kind === 'oi' ? (row.score ?? 0) : row.ac) > 0);
  return (
    <>
      <PageHead title={title} />
      <div className={layout.stack}>
        {query.currentPage === 1 && hasValues && (
          <Card title={t(`chart.title.${kind}`)} isPadded>
            <RankChart kind={kind} rows={rows.slice(0, charted)} />
          </Card>
        )}
        <Card>
          <search className={layout.filters}>
            <SearchInput
              className={styles.search}
              label={t('search')}
              value={query.searchUser}
              onSearch={(searchUser) => show({ searchUser }, 'typing')}
            />
          </search>
          <RankList
            kind={kind}
            label={title}
            list={list}
            query={query}
            onPage={(currentPage) => show({ currentPage })}
            onPageSize={(limit) => show({ limit })}
          />
        </Card>
      </div>
    </>
  );
}
