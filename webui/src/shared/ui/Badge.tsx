import styles from './Badge.module.css';

/** More than this many are not counted out (S1 §9). */
const cap = 99;

/** How many are waiting, as a small round mark; nothing at all for none. */
export function Badge({ count }: { count: number }) {
  if (count <= 0) return null;
  return (
    <span className={styles.badge} aria-hidden="true">
      {Math.min(count, cap)}
    </span>
  );
}
