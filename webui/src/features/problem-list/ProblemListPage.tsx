import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { difficultiesQuery } from '../../entities/problem/problemQueries';
import { tagGroupsQuery } from '../../entities/tag/tagQueries';
import { useTitle } from '../../shared/lib/useTitle';
import { useAddressOf } from '../../shared/lists/useAddress';
import { useUser } from '../../shared/session/useUser';
import { Card } from '../../shared/ui/Card';
import { ErrorState } from '../../shared/ui/ErrorState';
import layout from '../../shared/ui/layout.module.css';
import { PageHead } from '../../shared/ui/PageHead';
import { Pagination } from '../../shared/ui/Pagination';
import { Skeleton } from '../../shared/ui/Skeleton';
import { ListFilters } from './ListFilters';
import { isFiltered, listAddress, ownBank } from './listQuery';
import styles from './ProblemListPage.module.css';
import { ProblemTable } from './ProblemTable';
import { problemListQuery, solvedCountQuery } from './problemListQueries';
import { RandomProblemButton } from './RandomProblemButton';
import { ResultCard } from './ResultCard';
import { TagPanel } from './TagPanel';
import type { Difficulty, ProblemRow } from './types';
import { useShowTags } from './useShowTags';

/** The same list at each drawing. */
const noLevels: readonly Difficulty[] = [];

export default function ProblemListPage() {
  const { t } = useTranslation('problemList');
  useTitle(t('title'));
  const { filters: query, show: change, reset } = useAddressOf(listAddress);
  const list = useQuery({ ...problemListQuery(query), placeholderData: keepPreviousData });
  const hasOwn = useUser() !== null;
  const solved = useQuery({ ...solvedCountQuery(query), enabled: hasOwn && query.own === null });
  const solvedWords =
    hasOwn && query.own === null && solved.data !== undefined && list.data
      ? t('solved', { solved: solved.data, total: list.data.total })
      : null;
  const tags = useQuery(tagGroupsQuery(query.oj === ownBank ? undefined : query.oj));
  const levels = useQuery(difficultiesQuery);
  const [showsTags, setShowsTags] = useShowTags();
  const [pointedAt, setPointedAt] = useState<ProblemRow | null>(null);
  const addTag = (id: number) => {
    if (!query.tagId.includes(id)) change({ tagId: [...query.tagId, id] });
  };

  return (
    <>
      <PageHead
        title={t('title')}
        remark={
          list.data &&
          [t('count', { count: list.data.total }), solvedWords].filter(Boolean).join(' · ')
        }
        actions={<RandomProblemButton />}
      />
      <div className={layout.columnsList}>
        <Card>
          <ListFilters
            query={query}
            tags={tags.data ?? []}
            levels={levels.data ?? noLevels}
            hasOwn={hasOwn}
            showsTags={showsTags}
            onShowTags={setShowsTags}
            onChange={change}
            onReset={reset}
          />
          {list.isPending && <Skeleton className={styles.loading ?? ''} lines={10} height={20} />}
          {list.isError && <ErrorState error={list.error} onRetry={() => void list.refetch()} />}
          {list.data && (
            <ProblemTable
              problems={list.data.records}
              levels={levels.data ?? noLevels}
              isRefreshing={list.isPlaceholderData}
              isFiltered={isFiltered(query)}
              showsTags={showsTags}
              onTag={addTag}
              onPoint={setPointedAt}
              onReset={reset}
            />
          )}
          {list.data && list.data.total > 0 && (
            <Pagination
              page={query.currentPage}
              pageSize={query.limit}
              total={list.data.total}
              onPage={(currentPage) => change({ currentPage })}
              onPageSize={(limit) => change({ limit })}
            />
          )}
        </Card>
        <aside className={layout.stack} aria-label={t('side')}>
          <ResultCard problem={pointedAt ?? list.data?.records[0] ?? null} />
          <TagPanel groups={tags.data ?? []} chosen={query.tagId} onTag={addTag} />
        </aside>
      </div>
    </>
  );
}
