import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { to } from '../../../app/routes';
import { formatDateTime } from '../../../shared/lib/time';
import { PagedList } from '../../../shared/lists/PagedList';
import { useAddress } from '../../../shared/lists/useAddress';
import { Card } from '../../../shared/ui/Card';
import { type DataColumn, DataTable } from '../../../shared/ui/data-table/DataTable';
import { Icon } from '../../../shared/ui/Icon';
import { IconCheck, IconUsers } from '../../../shared/ui/icons';
import { Link } from '../../../shared/ui/Link';
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
import styles from './lessons.module.css';

type Row = LessonProgressInfo['records'][number];
type Item = LessonProgressInfo['items'][number];
type Cell = Row['cells'][number];

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
      columns={useMemo(() => columnsOf(t, items), [t, items])}
      rows={rows}
      rowKey={({ uid }) => uid}
      isRefreshing={isRefreshing}
    />
  );
}

const isSolved = ({ shownAs }: Item) => shownAs === 'problem' || shownAs === 'training';

const columnsOf = (t: TFunction<'adminLessons'>, items: readonly Item[]): DataColumn<Row>[] => [
  {
    id: 'student',
    head: t('progress.student'),
    cell: ({ username, realname }) => (
      <>
        <Link href={to('UserHome', {}, { username })}>{username}</Link>
        {realname && <span className={styles.remark}>{realname}</span>}
      </>
    ),
  },
  {
    id: 'done',
    head: t('progress.done'),
    align: 'end',
    cell: ({ done }) => `${done} / ${items.length}`,
  },
  ...items.map(
    (item): DataColumn<Row> => ({
      id: String(item.id),
      // Problems are solved, whoever looks at them.
      head: <ItemHead item={item} t={t} />,
      cell: ({ cells }) => <Mark cell={cells.find(({ itemId }) => itemId === item.id)} t={t} />,
    }),
  ),
];

function ItemHead({ item, t }: { item: Item; t: TFunction<'adminLessons'> }) {
  const words = isSolved(item)
    ? item.title
    : t('progress.item', { title: item.title, seen: item.seen });
  return (
    <span className={styles.itemHead} title={words}>
      {words}
    </span>
  );
}

function Mark({ cell, t }: { cell: Cell | undefined; t: TFunction<'adminLessons'> }) {
  if (!cell) return <span className={styles.remark}>—</span>;
  const words =
    cell.problemCount > 0 ? `${cell.acCount} / ${cell.problemCount}` : t('progress.seen');
  return (
    <span
      className={cell.done ? styles.isDone : undefined}
      title={cell.seen ? formatDateTime(cell.seen) : undefined}
    >
      {cell.done && <Icon icon={IconCheck} size={14} />} {words}
    </span>
  );
}
