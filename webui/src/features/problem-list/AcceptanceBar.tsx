import { acceptanceRate } from './acceptance';
import styles from './ProblemTable.module.css';

interface AcceptanceBarProps {
  accepted: number;
  total: number;
}

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
