import { Link } from '../../shared/ui/Link';
import styles from './NumberTiles.module.css';

export interface NumberTile {
  name: string;
  value: string;
  remark?: string;
  /** Where the number comes from. */
  href?: string | undefined;
  isBad?: boolean;
}

/** The numbers that one looks for first. */
export function NumberTiles({ tiles }: { tiles: readonly NumberTile[] }) {
  return (
    <ul className={styles.tiles} data-count={tiles.length}>
      {tiles.map(({ name, value, remark, href, isBad }) => (
        <li key={name} className={styles.tile}>
          <span className={styles.name}>{href ? <Link href={href}>{name}</Link> : name}</span>
          <span className={styles.value} data-bad={isBad || undefined}>
            {value}
          </span>
          {remark && <span className={styles.remark}>{remark}</span>}
        </li>
      ))}
    </ul>
  );
}
