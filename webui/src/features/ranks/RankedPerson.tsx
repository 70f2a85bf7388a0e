import { UserLink } from '../../entities/user/UserLink';
import { displayName } from '../../shared/session/session';
import { Avatar } from '../../shared/ui/Avatar';
import { Chip } from '../../shared/ui/Chip';
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
      <UserLink user={row} className={styles.name} />
      {title && (
        <Chip dot={title.color} className={styles.title ?? ''}>
          {title.name}
        </Chip>
      )}
    </span>
  );
}
