import { Icon } from '../../../shared/ui/Icon';
import styles from './Board.module.css';
import type { ServerRow } from './boardRows';
import { IconStarFilled } from './icons';

type Ranked = Pick<
  ServerRow,
  'rank' | 'isWinAward' | 'awardName' | 'awardBackground' | 'awardColor'
>;

/** A rank; a star for those who take part without one, the award's box for those who win one. */
export function RankMark({ row, star }: { row: Ranked; star: string }) {
  if (row.rank === -1) {
    return (
      <span className={styles.rank} role="img" aria-label={star} title={star}>
        <Icon icon={IconStarFilled} size={14} />
      </span>
    );
  }
  if (!row.isWinAward) return <span className={styles.rank}>{row.rank}</span>;
  const [background, color] = [row.awardBackground ?? undefined, row.awardColor ?? undefined];
  return (
    <span
      className={styles.rank}
      data-award=""
      style={{ background, color }}
      title={row.awardName ?? undefined}
    >
      {row.rank}
    </span>
  );
}
