import { type ReactNode, useId } from 'react';
import styles from './Card.module.css';
import { classNames } from './classNames';

interface CardProps {
  title?: ReactNode;
  /** Buttons or a link at the right of the head. */
  actions?: ReactNode;
  /** A line under the head. */
  hasRule?: boolean;
  /** Space around the content; tables and lists bring their own. */
  isPadded?: boolean;
  className?: string;
  children: ReactNode;
}

export function Card({ title, actions, hasRule, isPadded, className, children }: CardProps) {
  const titleId = useId();
  return (
    <section
      className={classNames(styles.card, className)}
      aria-labelledby={title ? titleId : undefined}
    >
      {title && (
        <header className={classNames(styles.head, hasRule && styles.ruled)}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          {actions}
        </header>
      )}
      {isPadded ? (
        <div className={classNames(styles.body, !title && styles.bare)}>{children}</div>
      ) : (
        children
      )}
    </section>
  );
}
