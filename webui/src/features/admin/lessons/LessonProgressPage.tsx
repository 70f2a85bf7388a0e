import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { PagedList } from '../../../shared/lists/PagedList';
import { useAddress } from '../../../shared/lists/useAddress';
import { Card } from '../../../shared/ui/Card';
import { DataTable } from '../../../shared/ui/data-table/DataTable';
import { IconUsers } from '../../../shared/ui/icons';
import layout from '../../../shared/ui/layout.module.css';
import { SearchInput } from '../../../shared/ui/SearchInput';
import { Select } from '../../../shared/ui/Select';
import { AroundLesson } from './AroundLesson';
import {
  type AdminLesson,
  classesQuery,
  type LessonProgressInfo,
  progressQuery,
  studentsPerPage,
} from './lessonDesk';
import { progressColumns } from './progressColumns';

type Row = LessonProgressInfo['records'][number];
type Item = LessonProgressInfo['items'][number];

/** /admin/lesson/:lessonId/progress */
export default function LessonProgressPage() {
  return <AroundLesson current="progress">{(lesson) => <Students lesson={lesson} />}</AroundLesson>;
}

function Students({ lesson }: { lesson: AdminLesson }) {
  const { t } = useTranslation('adminLessons');
  const { filters, show, turn } = useAddress({ keyword: '', gid: '', page: 1 });
  const classes = useQuery(classesQuery);
  const { keyword, gid, page } = filters;
  const list = useQuery({
    ...progressQuery(lesson.id, Number(gid) || null, keyword, page),
    placeholderData: keepPreviousData,
  });
  return (
    <Card>
      <search className={layout.filters}>
        <SearchInput
          label={t('progress.search')}
          maxLength={100}
          value={keyword}
          onSearch={(text) => show({ keyword: text }, 'typing')}
        />
        <Select
          label={t('progress.class')}
          value={gid}
          options={[
            { value: '', label: t('progress.all') },
            ...(classes.data?.records ?? []).map(({ id, name }) => ({
              value: String(id),
              label: name,
            })),
          ]}
          onChange={(event) => show({ gid: event.currentTarget.value })}
        />
      </search>
      <PagedList
        list={list}
        page={page}
        pageSize={studentsPerPage}
        onPage={turn}
        empty={{ icon: IconUsers, text: t('progress.empty') }}
      >
        {(rows, isRefreshing) => (
          <Table rows={rows} items={list.data?.items ?? []} isRefreshing={isRefreshing} />
        )}
      </PagedList>
    </Card>
  );
}

interface TableProps {
  rows: readonly Row[];
  items: readonly Item[];
  isRefreshing: boolean;
}

function Table({ rows, items, isRefreshing }: TableProps) {
  const { t } = useTranslation('adminLessons');
  return (
    <DataTable
      label={t('pages.progress')}
      columns={useMemo(() => progressColumns(t, items), [t, items])}
      rows={rows}
      rowKey={({ uid }) => uid}
      isRefreshing={isRefreshing}
    />
  );
}
