import styles from './AcceptanceBar.module.css';
import { acceptanceRate } from './acceptance';

interface AcceptanceBarProps {
  accepted: number;
  total: number;
}

/** The share of accepted submissions, in five colours (S1 §9, S2 §9). */
export function AcceptanceBar({ accepted, total }: AcceptanceBarProps) {
  const { percent, text, band } = acceptanceRate(accepted, total);
  return (
    <div className={styles.bar} title={`${accepted} / ${total}`}>
      <div className={styles.track} aria-hidden="true">
        <div className={styles.fill} data-band={band} style={{ width: `${percent}%` }} />
      </div>
      <span className={styles.percent}>{text}</span>
    </div>
  );
}
