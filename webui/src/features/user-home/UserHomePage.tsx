import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearch } from 'wouter';
import { useTitle } from '../../shared/lib/useTitle';
import { openLogin } from '../../shared/session/loginRequest';
import { useUser } from '../../shared/session/useUser';
import { Button } from '../../shared/ui/Button';
import { Card } from '../../shared/ui/Card';
import { EmptyState } from '../../shared/ui/EmptyState';
import { ErrorState } from '../../shared/ui/ErrorState';
import layout from '../../shared/ui/layout.module.css';
import { PageHead } from '../../shared/ui/PageHead';
import { Skeleton } from '../../shared/ui/Skeleton';
import { TabPanel, Tabs } from '../../shared/ui/Tabs';
import { RichText } from '../../shared/ui/widgets/RichText';
import { HeatMap } from './HeatMap';
import { ProfileCard } from './ProfileCard';
import { SolvedProblems } from './SolvedProblems';
import { StatCards } from './StatCards';
import styles from './userHome.module.css';
import { userHomeQuery } from './userHomeQueries';

/** /user-home?uid=&username=; without either one's own. */
export default function UserHomePage() {
  const { t } = useTranslation(['userHome', 'shell']);
  const search = new URLSearchParams(useSearch());
  const person = { uid: search.get('uid'), username: search.get('username') };
  const user = useUser();
  const isUnnamed = !person.uid && !person.username;
  const home = useQuery({
    ...userHomeQuery(person, user?.uid ?? null),
    enabled: !isUnnamed || user !== null,
  });
  useTitle(home.data ? t('title', { name: home.data.username }) : t('loading'));
  useEffect(() => {
    if (isUnnamed && !user) openLogin();
  }, [isUnnamed, user]);

  if (!home.data) {
    return (
      <>
        <PageHead title={t('loading')} />
        {home.isError && <ErrorState error={home.error} onRetry={() => void home.refetch()} />}
        {home.isFetching && <Skeleton lines={6} height={28} />}
        {isUnnamed && !user && (
          <Card>
            <EmptyState
              text={t('guest')}
              action={
                <Button kind="primary" onClick={openLogin}>
                  {t('shell:user.login')}
                </Button>
              }
            />
          </Card>
        )}
      </>
    );
  }
  return (
    <div className={layout.stack}>
      <ProfileCard home={home.data} isOwn={home.data.uid === user?.uid} />
      <StatCards home={home.data} />
      <HeatMap key={home.data.uid} uid={home.data.uid} />
      <About
        key={`about-${home.data.uid}`}
        signature={home.data.signature}
        solved={
          <SolvedProblems
            home={home.data}
            isRefreshing={home.isFetching}
            onRefresh={() => void home.refetch()}
          />
        }
      />
    </div>
  );
}

interface AboutProps {
  signature: string | null;
  solved: ReactNode;
}

function About({ signature, solved }: AboutProps) {
  const { t } = useTranslation('userHome');
  const [tab, setTab] = useState<'profile' | 'solved'>('profile');
  return (
    <Card>
      <Tabs
        name="person"
        label={t('tabs.label')}
        className={styles.tabs ?? ''}
        value={tab}
        onChange={setTab}
        tabs={[
          { id: 'profile', label: t('tabs.profile') },
          { id: 'solved', label: t('tabs.solved') },
        ]}
      />
      <TabPanel name="person" id={tab} className={styles.panel ?? ''}>
        {tab === 'solved' && solved}
        {tab === 'profile' &&
          (signature ? (
            <RichText source={signature} className={styles.signature ?? ''} />
          ) : (
            <EmptyState text={t('signature.none')} />
          ))}
      </TabPanel>
    </Card>
  );
}
