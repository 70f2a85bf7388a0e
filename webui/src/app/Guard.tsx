import { type ReactNode, useEffect, useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Redirect } from 'wouter';
import { loginState } from '../shared/lib/adminLogin';
import { useTitle } from '../shared/lib/useTitle';
import { askToLogin } from '../shared/session/askToLogin';
import { openLogin } from '../shared/session/loginRequest';
import { isAdmin } from '../shared/session/session';
import { useUser } from '../shared/session/useUser';
import { Button } from '../shared/ui/Button';
import { Card } from '../shared/ui/Card';
import { EmptyState } from '../shared/ui/EmptyState';
import { IconLock } from '../shared/ui/icons';
import { PageHead } from '../shared/ui/PageHead';
import { toast } from '../shared/ui/toast';
import { isClosed, mayOpen, needsLoginOnly } from './access';
import { pages } from './pages';
import { type RouteName, to } from './routes';
import styles from './Shell.module.css';

interface GuardProps {
  route: RouteName;
  children: ReactNode;
}

/** Keeps people out of pages that could only show them refusals. */
export function Guard({ route, children }: GuardProps) {
  const user = useUser();
  if (isClosed(route)) return <Closed />;
  if (mayOpen(route, user)) return children;
  if (needsLoginOnly(route)) return <LoginNeeded isWide={pages[route]?.isWide ?? false} />;
  return isAdmin(user) ? <HigherRoleNeeded /> : <AdminNeeded />;
}

function Closed() {
  const { t } = useTranslation('shell');
  // Before the redirect takes this away again.
  useLayoutEffect(() => toast.error(t('guard.closed')), [t]);
  return <Redirect to={to('Home')} replace />;
}

function AdminNeeded() {
  const { t } = useTranslation('shell');
  // Before the redirect takes this away again.
  useLayoutEffect(() => toast.error(t('guard.adminLogin')), [t]);
  return <Redirect to={to('AdminLogin')} replace {...loginState()} />;
}

/** An administrator on a page of a higher role: back to the pages of everybody in the back-office. */
function HigherRoleNeeded() {
  const { t } = useTranslation('shell');
  useLayoutEffect(() => toast.error(t('guard.higherRole')), [t]);
  return <Redirect to={to('AdminHome')} replace />;
}

/** A page of the whole width has no margins of its own. */
function LoginNeeded({ isWide }: { isWide: boolean }) {
  const { t } = useTranslation('shell');
  useTitle(t('guard.title'));
  useEffect(askToLogin, []);
  return (
    <div className={isWide ? styles.site : ''}>
      <PageHead title={t('guard.title')} />
      <Card>
        <EmptyState
          icon={IconLock}
          text={t('guard.loginText')}
          action={
            <Button kind="primary" onClick={openLogin}>
              {t('user.login')}
            </Button>
          }
        />
      </Card>
    </div>
  );
}
