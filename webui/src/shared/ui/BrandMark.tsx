import styles from './BrandMark.module.css';
import { Icon } from './Icon';
import { IconTerminal2 } from './icons';

/** The product's sign; the site's name stands beside it. */
export function BrandMark() {
  return (
    <span className={styles.mark}>
      <Icon icon={IconTerminal2} size={18} />
    </span>
  );
}
