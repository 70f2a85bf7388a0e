import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsNarrow } from '../../../shared/lib/useIsNarrow';
import { useSteady } from '../../../shared/lib/useSteady';
import { DataTable } from '../../../shared/ui/data-table/DataTable';
import styles from './Board.module.css';
import { boardColumns } from './boardColumns';
import type { BoardRow, BoardRule } from './boardRows';
import type { BoardProblem } from './ProblemHead';

interface BoardTableProps {
  rule: BoardRule;
  rows: readonly BoardRow[];
  problems: readonly BoardProblem[];
  /** Whose problem pages the heads lead to; null where the reader has none. */
  problemsOf: number | null;
  /** The contest whose reports the rows lead to; null while there are none. */
  reportsOf: number | null;
  ownUid: string | null;
  followed: ReadonlySet<string>;
  onFollow: (uid: string) => void;
}

/** The rows of a board: who it is stays in sight, the problems move past. */
export function BoardTable(props: BoardTableProps) {
  const { rule, rows, problems, problemsOf, reportsOf, ownUid, followed } = props;
  const { t } = useTranslation('contestBoard');
  const isNarrow = useIsNarrow();
  const onFollow = useSteady(props.onFollow);
  const columns = useMemo(
    () => boardColumns({ t, rule, problems, problemsOf, reportsOf, ownUid, isNarrow, onFollow }),
    [t, rule, problems, problemsOf, reportsOf, ownUid, isNarrow, onFollow],
  );
  return (
    <DataTable
      label={t('label')}
      isBoxed
      className={styles.box ?? ''}
      columns={columns}
      rows={rows}
      rowKey={(row) => row.key}
      isOwn={(row) => row.uid === ownUid}
      stateOf={(row) => followed.has(row.uid)}
    />
  );
}
