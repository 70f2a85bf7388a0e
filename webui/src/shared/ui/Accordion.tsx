import type { ReactNode } from 'react';
import styles from './Accordion.module.css';
import { Icon } from './Icon';
import { IconChevronDown } from './icons';

interface AccordionProps {
  title: ReactNode;
  /** Shown at the right end of the line, such as a count. */
  aside?: ReactNode;
  isOpen?: boolean;
  children: ReactNode;
}

/** A part that folds away. */
export function Accordion({ title, aside, isOpen = false, children }: AccordionProps) {
  return (
    <details className={styles.accordion} open={isOpen}>
      <summary className={styles.summary}>
        <span className={styles.title}>{title}</span>
        {aside !== undefined && <span className={styles.aside}>{aside}</span>}
        <Icon icon={IconChevronDown} className={styles.arrow} />
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  );
}
