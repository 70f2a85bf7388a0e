import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
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
import { Segmented } from '../../shared/ui/Segmented';
import { Skeleton } from '../../shared/ui/Skeleton';
import { ThemeButton } from '../../shared/ui/ThemeButton';
import { RestoreForm } from './RestoreForm';
import { SetupForm } from './SetupForm';
import styles from './SetupPage.module.css';
import { setupQuery } from './setupQueries';

/** The first page of a new site: the teacher proves to own the server and names it. */
export default function SetupPage() {
  const { t } = useTranslation('setup');
  useTitle(t('title'));
  const setup = useQuery(setupQuery);
  const [way, setWay] = useState<'new' | 'restore'>('new');
  const [isRestored, setRestored] = useState(false);
  const { refetch } = setup;
  const onRestored = useCallback(() => {
    setRestored(true);
    void refetch();
  }, [refetch]);
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
        {setup.data?.needed && (
          <div className={styles.way}>
            <Segmented
              label={t('way.label')}
              value={way}
              onChange={setWay}
              options={[
                { value: 'new', label: t('way.new') },
                { value: 'restore', label: t('way.restore') },
              ]}
            />
          </div>
        )}
        {setup.data?.needed && way === 'new' && <SetupForm proposal={setup.data} />}
        {setup.data?.needed && way === 'restore' && <RestoreForm onRestored={onRestored} />}
        {setup.data && !setup.data.needed && (
          <EmptyState
            icon={IconCircleCheck}
            text={t(isRestored ? 'restore.done' : 'finished')}
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
