import styles from './report.module.css';

interface ProblemNameProps {
  problem: { displayId: string; title: string; color: string | null };
}

/** A problem by its letter, its balloon and its title. */
export function ProblemName({ problem: { displayId, title, color } }: ProblemNameProps) {
  return (
    <span className={styles.problem}>
      {color && (
        <span className={styles.balloon} style={{ background: color }} aria-hidden="true" />
      )}
      <strong>{displayId}</strong> {title}
    </span>
  );
}
