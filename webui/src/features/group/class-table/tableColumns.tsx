import type { TFunction } from 'i18next';
import { to } from '../../../app/routes';
import { Chip } from '../../../shared/ui/Chip';
import type { DataColumn } from '../../../shared/ui/data-table/DataTable';
import { IconButton } from '../../../shared/ui/IconButton';
import { IconUsers } from '../../../shared/ui/icons';
import { Link } from '../../../shared/ui/Link';
import layout from '../../../shared/ui/layout.module.css';
import { RelativeTime } from '../../../shared/ui/RelativeTime';
import {
  type ClassMarks,
  type ClassPerson,
  type ClassRow,
  type ClassTable,
  type MarksRow,
  nameOf,
  states,
} from './classQueries';
import styles from './classTable.module.css';

type Texts = TFunction<['groupClassTable']>;

interface PeopleColumns {
  gid: number;
  /** Of teachers alone. */
  onMove?: ((person: ClassPerson) => void) | undefined;
}

const nameWidth = 150;
const cellWidth = 64;

/** Who it is; stays in sight while the problems go by. */
function nameColumn<Row extends ClassPerson>(
  t: Texts,
  { gid, onMove }: PeopleColumns,
): DataColumn<Row> {
  return {
    id: 'name',
    head: t('column.name'),
    width: nameWidth,
    isSticky: true,
    isRowHead: true,
    className: styles.name,
    cell: (row) => (
      <span className={styles.person}>
        <span className={styles.names}>
          <Link href={to('GroupStudent', { groupID: gid, uid: row.uid })}>{nameOf(row)}</Link>
          {row.number && <span className={styles.number}>{row.number}</span>}
          {row.hasLeft && <Chip>{t('left')}</Chip>}
        </span>
        {onMove && !row.hasLeft && (
          <IconButton
            icon={IconUsers}
            label={t('move.label', { name: nameOf(row) })}
            onClick={() => onMove(row)}
          />
        )}
      </span>
    ),
  };
}

export function tableColumns(
  t: Texts,
  table: ClassTable,
  people: PeopleColumns,
): DataColumn<ClassRow>[] {
  return [
    nameColumn(t, people),
    { id: 'solved', head: t('column.solved'), width: 72, align: 'end', cell: (row) => row.solved },
    { id: 'points', head: t('column.points'), width: 72, align: 'end', cell: (row) => row.points },
    {
      id: 'last',
      head: t('column.last'),
      width: 110,
      hide: 'narrow',
      className: styles.plain,
      cell: ({ lastActive }) => (lastActive ? <RelativeTime time={lastActive} /> : '—'),
    },
    {
      id: 'stuck',
      head: t('column.stuck'),
      width: 80,
      hide: 'narrow',
      align: 'end',
      className: styles.plain,
      cell: ({ stuckDays }) => (stuckDays === null ? '—' : t('days', { count: stuckDays })),
    },
    ...table.problems.map(
      ({ pid, displayId, title }, place): DataColumn<ClassRow> => ({
        id: `p${pid}`,
        head: <abbr title={title}>{displayId}</abbr>,
        width: cellWidth,
        align: 'end',
        cell: (row) => <Cell t={t} cell={row.cells[place] ?? null} />,
      }),
    ),
  ];
}

function Cell({ t, cell }: { t: Texts; cell: ClassRow['cells'][number] }) {
  if (cell === null) return <span className={styles.untouched}>·</span>;
  const [state, tries, points] = cell;
  if (state === states.waiting) return <span className={styles.waiting}>{t('cell.waiting')}</span>;
  const isSolved = state === states.solved;
  return (
    <span className={isSolved ? styles.solved : styles.tried}>
      <span aria-hidden="true">
        {isSolved ? '✓' : points > 0 ? points : '✗'} <small>{tries}</small>
      </span>
      <span className={layout.hiddenText}>
        {t(isSolved ? 'cell.solved' : 'cell.tried', { points })},{' '}
        {t('cell.tries', { count: tries })}
      </span>
    </span>
  );
}

export function marksColumns(
  t: Texts,
  marks: ClassMarks,
  people: PeopleColumns,
): DataColumn<MarksRow>[] {
  return [
    nameColumn(t, people),
    { id: 'total', head: t('column.points'), width: 80, align: 'end', cell: (row) => row.total },
    ...marks.assignments.map(
      ({ id, title, most }, place): DataColumn<MarksRow> => ({
        id: `a${id}`,
        head: (
          <Link href={to('GroupAssignment', { groupID: people.gid, assignmentID: id })}>
            {title}
          </Link>
        ),
        width: 130,
        align: 'end',
        cell: (row) => {
          const cell = row.cells[place];
          if (!cell) return <span className={styles.untouched}>·</span>;
          return (
            <span className={cell.points === most ? styles.solved : styles.plain}>
              {t('cell.of', { points: cell.points, most })}
              {cell.isLate && <small className={styles.late}>{t('cell.late')}</small>}
            </span>
          );
        },
      }),
    ),
  ];
}
