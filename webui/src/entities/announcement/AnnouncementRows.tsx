import type { Announcement } from '../../shared/api/types';
import { Link } from '../../shared/ui/Link';
import { RelativeTime } from '../../shared/ui/RelativeTime';
import { Username } from '../user/Username';
import styles from './AnnouncementReading.module.css';

interface AnnouncementRowsProps {
  rows: readonly Announcement[];
  /** Where the whole text stands. */
  addressOf: (id: number) => string;
}

/** What was announced, each by its title. */
export function AnnouncementRows({ rows, addressOf }: AnnouncementRowsProps) {
  return (
    <ul className={styles.list}>
      {rows.map(({ id, title, username, gmtCreate }) => (
        <li key={id} className={styles.row}>
          <Link href={addressOf(id)} className={styles.open} title={title}>
            {title}
          </Link>
          <span className={styles.author}>{username && <Username name={username} />}</span>
          <RelativeTime className={styles.time} time={gmtCreate} />
        </li>
      ))}
    </ul>
  );
}
