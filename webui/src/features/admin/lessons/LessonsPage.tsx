import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { to } from '../../../app/routes';
import { Username } from '../../../entities/user/Username';
import { StoredSwitch } from '../../../shared/forms/StoredSwitch';
import { useAction } from '../../../shared/forms/useAction';
import { useTitle } from '../../../shared/lib/useTitle';
import { PagedList } from '../../../shared/lists/PagedList';
import { RowMenu } from '../../../shared/lists/RowMenu';
import { useAddress } from '../../../shared/lists/useAddress';
import { buttonClass } from '../../../shared/ui/Button';
import { Card } from '../../../shared/ui/Card';
import { type DataColumn, DataTable } from '../../../shared/ui/data-table/DataTable';
import { Icon } from '../../../shared/ui/Icon';
import {
  IconEye,
  IconFileText,
  IconPencil,
  IconPlus,
  IconTrash,
  IconUsers,
} from '../../../shared/ui/icons';
import { Link } from '../../../shared/ui/Link';
import layout from '../../../shared/ui/layout.module.css';
import { PageHead } from '../../../shared/ui/PageHead';
import { RelativeTime } from '../../../shared/ui/RelativeTime';
import { SearchInput } from '../../../shared/ui/SearchInput';
import { AdminPage } from '../AdminPage';
import styles from '../desk.module.css';
import {
  type AdminLessonEntry,
  deleteLesson,
  lessonKeys,
  lessonListQuery,
  showLesson,
} from './lessonDesk';

const usualList = { keyword: '', page: 1, limit: 10 };

/** /admin/lesson */
export default function LessonsPage() {
  const { t } = useTranslation('adminLessons');
  const { filters, show, turn } = useAddress(usualList);
  const { keyword, page, limit } = filters;
  const list = useQuery({
    ...lessonListQuery(keyword, page, limit),
    placeholderData: keepPreviousData,
  });
  useTitle(t('title'));
  return (
    <AdminPage crumbs={[{ label: t('title') }]}>
      <PageHead
        title={t('title')}
        remark={list.data && t('count', { count: list.data.total })}
        actions={
          <Link href={to('AdminLessonNew')} className={buttonClass('primary')}>
            <Icon icon={IconPlus} />
            {t('create')}
          </Link>
        }
      />
      <Card>
        <search className={layout.filters}>
          <SearchInput
            className={styles.search}
            label={t('search')}
            maxLength={100}
            value={keyword}
            onSearch={(text) => show({ keyword: text }, 'typing')}
          />
        </search>
        <PagedList
          list={list}
          page={page}
          pageSize={limit}
          onPage={turn}
          onPageSize={(size) => show({ limit: size })}
          empty={{ icon: IconFileText, text: t(keyword ? 'noMatch' : 'empty') }}
        >
          {(rows, isRefreshing) => <Rows rows={rows} isRefreshing={isRefreshing} />}
        </PagedList>
      </Card>
    </AdminPage>
  );
}

function Rows({ rows, isRefreshing }: { rows: readonly AdminLessonEntry[]; isRefreshing: boolean }) {
  const { t } = useTranslation('adminLessons');
  return (
    <DataTable
      label={t('title')}
      columns={useMemo(() => columnsOf(t), [t])}
      rows={rows}
      rowKey={({ id }) => id}
      isRefreshing={isRefreshing}
    />
  );
}

const columnsOf = (t: TFunction<'adminLessons'>): readonly DataColumn<AdminLessonEntry>[] => [
  { id: 'seq', head: t('column.seq'), kind: 'id', hide: 'narrow', cell: ({ seq }) => seq },
  {
    id: 'title',
    head: t('column.title'),
    className: styles.title,
    cell: (row) => (
      <>
        {row.isManager ? (
          <Link href={to('AdminLessonGroups', { lessonId: row.id })} className={styles.titleText}>
            {row.title}
          </Link>
        ) : (
          <span className={styles.titleText}>{row.title}</span>
        )}
        <span className={styles.below}>
          {t('items', { count: row.itemCount })}
          {!row.visible && ` · ${t('hidden')}`}
        </span>
      </>
    ),
  },
  {
    id: 'items',
    head: t('column.items'),
    align: 'end',
    hide: 'tablet',
    cell: ({ itemCount }) => itemCount,
  },
  {
    id: 'author',
    head: t('column.author'),
    hide: 'laptop',
    cell: ({ author }) => <Username name={author} />,
  },
  {
    id: 'updated',
    head: t('column.updated'),
    hide: 'laptop',
    cell: ({ gmtModified }) => <RelativeTime time={gmtModified} />,
  },
  {
    id: 'visible',
    head: t('column.visible'),
    hide: 'narrow',
    cell: (row) => <VisibleSwitch row={row} />,
  },
  {
    id: 'actions',
    head: t('column.actions'),
    align: 'end',
    cell: (row) => <Actions row={row} />,
  },
];

/** Shows a lesson to everybody, or hides it from students. */
function VisibleSwitch({ row: { id, title, visible, isManager } }: { row: AdminLessonEntry }) {
  const { t } = useTranslation('adminLessons');
  const change = useAction({
    run: () => showLesson(id, !visible),
    said: () => t(visible ? 'hiddenNow' : 'shownNow', { title }),
    keys: lessonKeys,
  });
  return (
    <StoredSwitch
      checked={visible}
      label={<span className={styles.switchWord}>{t(visible ? 'shown' : 'hidden')}</span>}
      aria-label={t('showNamed', { title })}
      disabled={change.isBusy || !isManager}
      onPress={() => void change.run()}
    />
  );
}

function Actions({ row: { id, title, isManager } }: { row: AdminLessonEntry }) {
  const { t } = useTranslation('adminLessons');
  const remove = useAction({
    run: () => deleteLesson(id),
    ask: () => ({
      title: t('delete.title'),
      body: t('delete.body', { title }),
      confirmLabel: t('delete.confirm'),
      isDestructive: true,
    }),
    said: () => t('delete.done', { title }),
    keys: lessonKeys,
  });
  return (
    <RowMenu
      label={t('moreNamed', { title })}
      entries={[
        isManager && {
          label: t('pages.contents'),
          icon: IconFileText,
          href: to('AdminLessonGroups', { lessonId: id }),
        },
        isManager && {
          label: t('pages.settings'),
          icon: IconPencil,
          href: to('AdminLessonEdit', { lessonId: id }),
        },
        isManager && {
          label: t('pages.progress'),
          icon: IconUsers,
          href: to('AdminLessonProgress', { lessonId: id }),
        },
        { label: t('open'), icon: IconEye, href: to('LessonDetails', { lessonID: id }) },
        isManager && {
          label: t('delete.confirm'),
          icon: IconTrash,
          isDestructive: true,
          onSelect: () => void remove.run(),
        },
      ]}
    />
  );
}
