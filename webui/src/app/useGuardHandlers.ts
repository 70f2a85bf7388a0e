import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { setGuardHandlers } from '../shared/api/client';
import { openLogin } from '../shared/session/loginRequest';
import { leaveSession } from '../shared/session/session';
import { refreshRoles } from './refreshRoles';
import { isAdminPath, to } from './routes';

/** What a refused call leads to (S1 §8): 401 to the login, 403 to fresh roles. */
export function useGuardHandlers(): void {
  const [, navigate] = useLocation();
  useEffect(() => {
    setGuardHandlers({
      onUnauthorized: (isAdminCall) => {
        leaveSession();
        // The back-office's pages make general calls too; over its login no dialog may lie.
        if (isAdminCall || isAdminPath(location.pathname)) navigate(to('AdminLogin'));
        else openLogin();
      },
      onForbidden: (isAdminCall, key) => {
        if (key === 'http.cross_site' || key === 'setup.needed') return;
        void refreshRoles();
        if (isAdminCall) navigate(to('AdminHome'));
      },
    });
  }, [navigate]);
}
