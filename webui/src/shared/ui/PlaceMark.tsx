import styles from './PlaceMark.module.css';

/** A place in a rank; the first three in gold, silver and bronze. */
export function PlaceMark({ place }: { place: number }) {
  return (
    <span className={styles.place} data-place={place}>
      {place}
    </span>
  );
}
