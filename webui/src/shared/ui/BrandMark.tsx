import styles from './BrandMark.module.css';
import { Icon } from './Icon';
import { IconTerminal } from './icons';

/** The product's sign; the site's name stands beside it. */
export function BrandMark() {
  return (
    <span className={styles.mark}>
      <Icon icon={IconTerminal} size={18} />
    </span>
  );
}
