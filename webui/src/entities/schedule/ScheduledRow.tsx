import type { ReactNode } from 'react';
import { Icon, type IconType } from '../../shared/ui/Icon';
import { IconLock } from '../../shared/ui/icons';
import styles from './ScheduledList.module.css';

interface ScheduledRowProps {
  /** A link. */
  title: ReactNode;
  /** Asks for a password: to enter, or only to submit. */
  lock?: 'enter' | 'submit' | undefined;
  /** Chips, times and numbers. */
  facts: ReactNode;
  /** What else leads somewhere. */
  action?: ReactNode;
}

/** One contest or work; the whole of it is told without opening it. */
export function ScheduledRow({ title, lock, facts, action }: ScheduledRowProps) {
  return (
    <li className={styles.row}>
      <div className={styles.main}>
        <h2 className={styles.title}>
          {title}
          {lock && (
            <span className={styles.lock} data-lock={lock}>
              <Icon icon={IconLock} />
            </span>
          )}
        </h2>
        <div className={styles.facts}>{facts}</div>
      </div>
      {action}
    </li>
  );
}

interface FactProps {
  icon: IconType;
  title?: string;
  children: ReactNode;
}

export function Fact({ icon, title, children }: FactProps) {
  return (
    <span className={styles.fact} title={title}>
      <Icon icon={icon} />
      {children}
    </span>
  );
}
