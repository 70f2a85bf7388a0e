import { useTranslation } from 'react-i18next';
import styles from './training.module.css';

interface SolvedBarProps {
  done: number;
  count: number;
}

/** Up to here a bar has this colour, in per cent (S2 §9). */
const steps = [
  [20, styles.few],
  [40, styles.some],
  [60, styles.half],
  [80, styles.most],
  [100, styles.whole],
] as const;

/** How many of a training's problems the reader has solved. */
export function SolvedBar({ done, count }: SolvedBarProps) {
  const { t } = useTranslation('training');
  const percent = count === 0 ? 0 : Math.round((100 * done) / count);
  const tone = steps.find(([most]) => percent <= most)?.[1] ?? '';
  return (
    <span className={styles.solved}>
      <span
        role="progressbar"
        aria-label={t('progress', { done, count })}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        className={styles.track}
      >
        <span className={`${styles.bar} ${tone}`} style={{ width: `${percent}%` }} />
      </span>
      <span aria-hidden="true" className={styles.sum}>
        {done}/{count}
      </span>
    </span>
  );
}
