import styles from './rows.module.css';

/** The cell of a title, which opens the thing. */
export function RowTitle({ title, onOpen }: { title: string; onOpen: () => void }) {
  return (
    <td className={styles.title}>
      <button type="button" className={styles.open} title={title} onClick={onOpen}>
        {title}
      </button>
    </td>
  );
}
