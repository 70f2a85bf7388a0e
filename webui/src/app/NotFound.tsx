import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { useTitle } from '../shared/lib/useTitle';
import { Button, buttonClass } from '../shared/ui/Button';
import { Link } from '../shared/ui/Link';
import styles from './FullPage.module.css';
import { to } from './routes';

export default function NotFound() {
  const { t } = useTranslation('shell');
  const [, navigate] = useLocation();
  useTitle(t('notFound.title'));
  const goBack = () => {
    if (history.length > 1) history.back();
    else navigate(to('Home')); // opened in a new tab: there is nothing before
  };
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
        <Button onClick={goBack}>{t('notFound.back')}</Button>
        <Link href={to('Home')} className={buttonClass('primary')}>
          {t('notFound.home')}
        </Link>
      </div>
    </div>
  );
}
