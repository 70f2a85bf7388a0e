import { classNames } from './classNames';
import styles from './Spinner.module.css';

/** A turning ring beside a word that says what is going on. */
export function Spinner({ className }: { className?: string }) {
  return <span className={classNames(styles.spinner, className)} aria-hidden="true" />;
}
