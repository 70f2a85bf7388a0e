import type { ReactNode } from 'react';
import { displayName } from '../../shared/session/session';
import { Avatar } from '../../shared/ui/Avatar';
import { classNames } from '../../shared/ui/classNames';
import styles from './Person.module.css';
import { ShownName } from './ShownName';
import { UserLink } from './UserLink';

interface PersonProps {
  user: { uid: string; username: string; nickname?: string | null; avatar?: string | null };
  /** Says how much room there is. */
  className?: string | undefined;
  /** A name of theirs that stands beside this. */
  besides?: string | null | undefined;
  /** What stands behind the name. */
  children?: ReactNode;
}

/** Somebody in a list: face and name, which lead to his page. */
export function Person({ user, className, besides, children }: PersonProps) {
  return (
    <span className={classNames(styles.person, className)}>
      <UserLink user={user} className={styles.face}>
        <span className={styles.avatar} data-face="">
          <Avatar name={displayName(user)} image={user.avatar} />
        </span>
        <span className={styles.name} title={user.username}>
          {user.username}
        </span>
      </UserLink>
      <ShownName username={user.username} besides={besides} />
      {children}
    </span>
  );
}
