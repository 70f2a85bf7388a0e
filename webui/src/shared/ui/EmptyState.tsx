import type { ReactNode } from 'react';
import styles from './EmptyState.module.css';
import { Icon, type IconType } from './Icon';

interface EmptyStateProps {
  icon?: IconType;
  /** One sentence: what is not here, or what to do first. */
  text: string;
  /** One action at most. */
  action?: ReactNode;
}

export function EmptyState({ icon, text, action }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      {icon && <Icon icon={icon} size={28} className={styles.icon} />}
      <p>{text}</p>
      {action}
    </div>
  );
}
