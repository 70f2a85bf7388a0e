import type { ReactNode } from 'react';
import styles from './PageHead.module.css';

interface PageHeadProps {
  title: ReactNode;
  /** A count or a short remark beside the title. */
  remark?: ReactNode;
  /** At most two actions. */
  actions?: ReactNode;
}

/** The title row of a page. Its h1 takes the focus when the route changes. */
export function PageHead({ title, remark, actions }: PageHeadProps) {
  return (
    <header className={styles.head}>
      <h1 tabIndex={-1} className={styles.title}>
        {title}
      </h1>
      {remark && <span className={styles.remark}>{remark}</span>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </header>
  );
}
