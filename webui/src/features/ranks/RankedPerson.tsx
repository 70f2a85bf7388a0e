import { isReady, to } from '../../app/routes';
import { displayName } from '../../shared/session/session';
import { Avatar } from '../../shared/ui/Avatar';
import { Chip } from '../../shared/ui/Chip';
import { Link } from '../../shared/ui/Link';
import { type Honor, type RankedUser, titleOf } from './rankQuery';
import styles from './ranks.module.css';

interface RankedPersonProps {
  row: RankedUser;
  honors: readonly Honor[];
}

export function RankedPerson({ row, honors }: RankedPersonProps) {
  const title = titleOf(row, honors);
  return (
    <span className={styles.person}>
      <Avatar name={displayName(row)} image={row.avatar} />
      {isReady('UserHome') ? (
        <Link
          href={to('UserHome', {}, { uid: row.uid, username: row.username })}
          className={styles.name}
          title={row.username}
        >
          {row.username}
        </Link>
      ) : (
        <span className={styles.name}>{row.username}</span>
      )}
      {title && (
        <Chip dot={title.color} className={styles.title ?? ''}>
          {title.name}
        </Chip>
      )}
    </span>
  );
}
