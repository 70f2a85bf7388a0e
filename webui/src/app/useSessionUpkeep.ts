import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { keepInterrupted } from '../shared/forms/interruptedForms';
import { loginState } from '../shared/lib/adminLogin';
import { isAdminPath } from '../shared/lib/backOffice';
import { useOnChange } from '../shared/lib/useOnChange';
import { adoptStoredSession, currentUser, readToken } from '../shared/session/session';
import { useUser } from '../shared/session/useUser';
import { refreshRoles } from './refreshRoles';
import { to } from './routes';

/** Keeps tabs in step, and never shows one person's answers to the next. */
export function useSessionUpkeep(): void {
  const [path, navigate] = useLocation();
  const queries = useQueryClient();
  const uid = useUser()?.uid;
  const lastUid = useRef(uid);

  // Once, when the page begins. Whoever came to log out has no roles to ask for: the answer could
  // only be that the session has ended meanwhile.
  useOnChange(() => {
    if (path !== to('Logout')) void refreshRoles();
  });

  useEffect(() => {
    if (lastUid.current === uid) return;
    lastUid.current = uid;
    void queries.resetQueries();
  }, [uid, queries]);

  useEffect(() => {
    const onVisible = () => {
      if (document.visibilityState !== 'visible') return;
      if (readToken() === null) keepInterrupted(currentUser()?.uid);
      if (adoptStoredSession()) return;
      if (isAdminPath(path)) navigate(to('AdminLogin'), loginState());
      else navigate(to('Home'));
    };
    document.addEventListener('visibilitychange', onVisible);
    // Two windows side by side are both visible all the time.
    window.addEventListener('storage', onVisible);
    return () => {
      document.removeEventListener('visibilitychange', onVisible);
      window.removeEventListener('storage', onVisible);
    };
  }, [path, navigate]);
}
