import { bootData } from '../shared/api/boot';
import { BrandMark } from '../shared/ui/BrandMark';
import { Link } from '../shared/ui/Link';
import styles from './Brand.module.css';
import { to } from './routes';

export function Brand() {
  return (
    <Link href={to('Home')} className={styles.brand}>
      <BrandMark />
      <span className={styles.name}>{bootData().config.shortName}</span>
    </Link>
  );
}
