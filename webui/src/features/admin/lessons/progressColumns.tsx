import type { TFunction } from 'i18next';
import { to } from '../../../app/routes';
import { formatDateTime } from '../../../shared/lib/time';
import type { DataColumn } from '../../../shared/ui/data-table/DataTable';
import { Icon } from '../../../shared/ui/Icon';
import { IconCheck } from '../../../shared/ui/icons';
import { Link } from '../../../shared/ui/Link';
import type { LessonProgressInfo } from './lessonDesk';
import styles from './lessons.module.css';

type Row = LessonProgressInfo['records'][number];
type Item = LessonProgressInfo['items'][number];
type Cell = Row['cells'][number];

const isSolved = ({ shownAs }: Item) => shownAs === 'problem' || shownAs === 'training';

export const progressColumns = (
  t: TFunction<'adminLessons'>,
  items: readonly Item[],
): DataColumn<Row>[] => [
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
