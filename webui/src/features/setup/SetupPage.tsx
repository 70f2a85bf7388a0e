import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { to } from '../../app/routes';
import { useTitle } from '../../shared/lib/useTitle';
import { BrandMark } from '../../shared/ui/BrandMark';
import { buttonClass } from '../../shared/ui/Button';
import { Card } from '../../shared/ui/Card';
import { EmptyState } from '../../shared/ui/EmptyState';
import { ErrorState } from '../../shared/ui/ErrorState';
import { IconCircleCheck } from '../../shared/ui/icons';
import { LanguageMenu } from '../../shared/ui/LanguageMenu';
import { Skeleton } from '../../shared/ui/Skeleton';
import { ThemeButton } from '../../shared/ui/ThemeButton';
import { SetupForm } from './SetupForm';
import styles from './SetupPage.module.css';
import { setupQuery } from './setupQueries';

/** The first page of a new site: the teacher proves to own the server and names it. */
export default function SetupPage() {
  const { t } = useTranslation('setup');
  useTitle(t('title'));
  const setup = useQuery(setupQuery);
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <BrandMark />
        <h1 tabIndex={-1} className={styles.title}>
          {t('title')}
        </h1>
        <LanguageMenu />
        <ThemeButton />
      </header>
      <Card>
        {setup.isPending && <Skeleton lines={8} height={28} />}
        {setup.isError && <ErrorState error={setup.error} onRetry={() => setup.refetch()} />}
        {setup.data?.needed && <SetupForm proposal={setup.data} />}
        {setup.data && !setup.data.needed && (
          <EmptyState
            icon={IconCircleCheck}
            text={t('finished')}
            action={
              // A full load: the page that is open was written before the setup.
              <a href={to('Home')} className={buttonClass('primary')}>
                {t('goHome')}
              </a>
            }
          />
        )}
      </Card>
    </div>
  );
}
