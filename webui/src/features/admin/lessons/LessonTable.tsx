import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { to } from '../../../app/routes';
import { Username } from '../../../entities/user/Username';
import { StoredSwitch } from '../../../shared/forms/StoredSwitch';
import { useAction } from '../../../shared/forms/useAction';
import { type DataColumn, DataTable } from '../../../shared/ui/data-table/DataTable';
import { Link } from '../../../shared/ui/Link';
import { RelativeTime } from '../../../shared/ui/RelativeTime';
import styles from '../desk.module.css';
import { LessonActions } from './LessonActions';
import { type AdminLessonEntry, lessonKeys, showLesson } from './lessonDesk';

/** Lessons as their teachers see them: with switch and menu. */
export function LessonTable({
  rows,
  isRefreshing,
}: {
  rows: readonly AdminLessonEntry[];
  isRefreshing: boolean;
}) {
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
    cell: (row) => <LessonActions row={row} />,
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
