import { useTranslation } from 'react-i18next';
import { useTitle } from '../shared/lib/useTitle';
import { Button } from '../shared/ui/Button';
import { IconRefresh } from '../shared/ui/icons';
import styles from './FullPage.module.css';

export function ErrorPage() {
  const { t } = useTranslation('shell');
  useTitle(t('errors.pageTitle'));
  return (
    <div className={styles.page} role="alert">
      <h1 tabIndex={-1}>{t('errors.pageTitle')}</h1>
      <p className={styles.text}>{t('errors.page')}</p>
      <Button kind="primary" icon={IconRefresh} onClick={() => location.reload()}>
        {t('errors.reload')}
      </Button>
    </div>
  );
}
