import type { TFunction } from 'i18next';
import { formatMinute } from '../../../shared/lib/time';
import { Chip } from '../../../shared/ui/Chip';
import type { DataColumn } from '../../../shared/ui/data-table/DataTable';
import layout from '../../../shared/ui/layout.module.css';
import { nameOf, states } from '../class-table/classQueries';
import type { AssignmentSheet, SheetRow } from './assignmentQueries';
import styles from './assignments.module.css';

type Texts = TFunction<['groupAssignments']>;

/** A column for each problem, behind who it is and what they have of all. */
export function sheetColumns(t: Texts, { assignment, problems }: AssignmentSheet) {
  const columns: DataColumn<SheetRow>[] = [
    {
      id: 'name',
      head: t('column.name'),
      width: 130,
      isSticky: true,
      isRowHead: true,
      className: styles.name,
      cell: (row) => (
        <>
          {nameOf(row)}
          {row.number && <span className={styles.number}>{row.number}</span>}
          {row.hasLeft && <Chip>{t('left')}</Chip>}
        </>
      ),
    },
    {
      id: 'points',
      head: t('column.points'),
      width: 100,
      align: 'end',
      className: styles.plain,
      cell: ({ points, isLate }) => (
        <>
          {t('of', { points, most: assignment.most })}
          {isLate && <span className={styles.late}>{t('isLate')}</span>}
        </>
      ),
    },
    ...problems.map(
      ({ pid, displayId, title }, place): DataColumn<SheetRow> => ({
        id: `p${pid}`,
        head: <abbr title={title}>{displayId}</abbr>,
        width: 72,
        align: 'end',
        cell: (row) => <Mark t={t} mark={row.cells[place] ?? null} />,
      }),
    ),
  ];
  return columns;
}

function Mark({ t, mark }: { t: Texts; mark: SheetRow['cells'][number] }) {
  if (mark === null) return <span className={styles.untouched}>·</span>;
  if (mark.state === states.waiting) {
    return <span className={styles.untouched}>{t('waiting')}</span>;
  }
  const isSolved = mark.state === states.solved;
  return (
    <span className={isSolved ? styles.solved : styles.tried} title={formatMinute(mark.at)}>
      {mark.points}
      <span className={layout.hiddenText}>{t(isSolved ? 'solved' : 'tried')}</span>
      {mark.lateDays > 0 && <span className={styles.late}>{t('isLate')}</span>}
    </span>
  );
}
