import type { TFunction } from 'i18next';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSteady } from '../../shared/lib/useSteady';
import { MoveHandle } from '../../shared/lists/MoveHandle';
import { useShownOrder } from '../../shared/lists/useShownOrder';
import { type DataColumn, DataTable } from '../../shared/ui/data-table/DataTable';
import styles from './desk.module.css';
import { moved } from './displayIds';

/** A problem and what it is called in the place that has taken it. */
export interface SetProblem {
  link: { id: number; displayId: string; displayTitle: string };
  problem: { id: number; problemId: string; author: string | null };
}

/** What a place shows of its problems besides; the columns are made anew when it is another one. */
export interface SetParts<Row extends SetProblem> {
  /** Beside the title. */
  markOf: (row: Row) => { before?: ReactNode; after?: ReactNode };
  further: readonly DataColumn<Row>[];
  actionsOf: (row: Row) => ReactNode;
}

interface ProblemSetTableProps<Row extends SetProblem> {
  label: string;
  listed: readonly Row[];
  /** Done once the list was read again. */
  onOrder: (pids: readonly number[]) => Promise<unknown>;
  onName: (row: Row) => void;
  parts: SetParts<Row>;
  /** Each keeps its id where it goes; else those in use go to the problems in their new order. */
  keepsIds?: boolean;
}

/** The problems of a place in their order. */
export function ProblemSetTable<Row extends SetProblem>(props: ProblemSetTableProps<Row>) {
  const { label, onOrder, parts, keepsIds = false } = props;
  const { t } = useTranslation('admin');
  const [listed, put] = useShownOrder(props.listed);
  const move = useSteady((from: number, to: number) => {
    const shown = moved(listed, from, to, keepsIds);
    put(shown, onOrder(shown.map(({ problem }) => problem.id)));
  });
  const name = useSteady(props.onName);
  const count = listed.length;
  return (
    <DataTable
      label={label}
      columns={useMemo(
        () => [
          orderColumn<Row>(t, count, move),
          titleColumn<Row>(t, name, parts.markOf),
          ...parts.further,
          ...lastColumns<Row>(t, parts.actionsOf),
        ],
        [t, count, move, name, parts],
      )}
      rows={listed}
      rowKey={({ link }) => link.id}
    />
  );
}

const orderColumn = <Row extends SetProblem>(
  t: TFunction<'admin'>,
  count: number,
  onMove: (from: number, to: number) => void,
): DataColumn<Row> => ({
  id: 'displayId',
  head: t('problemSet.displayId'),
  cell: ({ link }, index) => (
    <MoveHandle
      index={index}
      count={count}
      label={t('problemSet.move', { name: link.displayId })}
      hint={t('problemSet.moveHint')}
      onMove={onMove}
    >
      <strong>{link.displayId}</strong>
    </MoveHandle>
  ),
});

const titleColumn = <Row extends SetProblem>(
  t: TFunction<'admin'>,
  onName: (row: Row) => void,
  markOf: SetParts<Row>['markOf'],
): DataColumn<Row> => ({
  id: 'title',
  head: t('problemSet.name'),
  className: styles.title,
  cell: (row) => {
    const { before, after } = markOf(row);
    return (
      <button type="button" className={styles.nameButton} onClick={() => onName(row)}>
        {before}
        <span className={styles.titleText}>{row.link.displayTitle}</span>
        {after}
      </button>
    );
  },
});

const lastColumns = <Row extends SetProblem>(
  t: TFunction<'admin'>,
  actionsOf: (row: Row) => ReactNode,
): readonly DataColumn<Row>[] => [
  {
    id: 'problem',
    head: t('problemSet.problem'),
    hide: 'tablet',
    cell: ({ problem }) => problem.problemId,
  },
  {
    id: 'author',
    head: t('problemSet.author'),
    hide: 'laptop',
    cell: ({ problem }) => problem.author ?? '—',
  },
  { id: 'actions', head: t('problemSet.actions'), align: 'end', cell: actionsOf },
];
