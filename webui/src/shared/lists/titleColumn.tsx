import type { DataColumn } from '../ui/data-table/DataTable';
import styles from './rows.module.css';

/** The column of titles; each opens the thing. */
export const titleColumn = <Row, State = undefined>(
  head: string,
  titleOf: (row: Row) => string,
  onOpen: (row: Row) => void,
): DataColumn<Row, State> => ({
  id: 'title',
  head,
  className: styles.title,
  cell: (row) => (
    <button type="button" className={styles.open} title={titleOf(row)} onClick={() => onOpen(row)}>
      {titleOf(row)}
    </button>
  ),
});
