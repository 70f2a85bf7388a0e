import type { ReactNode } from 'react';
import { Icon } from './Icon';
import { IconEye } from './icons';
import styles from './ViewpointBar.module.css';

interface ViewpointBarProps {
  label: string;
  words: string;
  /** What changes the view, and leads back. */
  children: ReactNode;
}

/** Says that what stands below is seen through somebody else's eyes. */
export function ViewpointBar({ label, words, children }: ViewpointBarProps) {
  return (
    <section className={styles.bar} aria-label={label} data-no-print>
      <p className={styles.words}>
        <Icon icon={IconEye} />
        <strong>{label}</strong> {words}
      </p>
      <div className={styles.tools}>{children}</div>
    </section>
  );
}
