import { classNames } from './classNames';
import styles from './Progress.module.css';

interface ProgressProps {
  /** What is measured; read aloud. */
  label: string;
  /** From 0 to 1. */
  value: number;
  tone?: 'good' | 'accent';
  className?: string;
}

export function Progress({ label, value, tone = 'accent', className }: ProgressProps) {
  const percent = Math.round(Math.min(1, Math.max(0, value)) * 100);
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
      className={classNames(styles.track, className)}
    >
      <div className={classNames(styles.bar, styles[tone])} style={{ width: `${percent}%` }} />
    </div>
  );
}
