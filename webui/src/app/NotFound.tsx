import { useTranslation } from 'react-i18next';
import { useTitle } from '../shared/lib/useTitle';
import { Button, buttonClass } from '../shared/ui/Button';
import { Link } from '../shared/ui/Link';
import styles from './FullPage.module.css';
import { to } from './routes';

export function NotFound() {
  const { t } = useTranslation('shell');
  useTitle(t('notFound.title'));
  return (
    <div className={styles.page}>
      <p className={styles.digits} aria-hidden="true">
        <span>4</span>
        <span>0</span>
        <span>4</span>
      </p>
      <h1 tabIndex={-1}>{t('notFound.title')}</h1>
      <p className={styles.text}>{t('notFound.text')}</p>
      <div className={styles.actions}>
        <Button onClick={() => history.back()}>{t('notFound.back')}</Button>
        <Link href={to('Home')} className={buttonClass('primary')}>
          {t('notFound.home')}
        </Link>
      </div>
    </div>
  );
}
