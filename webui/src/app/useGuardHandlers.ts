import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { setGuardHandlers } from '../shared/api/client';
import { keepInterrupted } from '../shared/forms/interruptedForms';
import { loginState } from '../shared/lib/adminLogin';
import { isAdminPath } from '../shared/lib/backOffice';
import { lazyModule } from '../shared/lib/lazyModule';
import { openLogin } from '../shared/session/loginRequest';
import { currentUser, loseSession } from '../shared/session/session';
import { refreshRoles } from './refreshRoles';
import { to } from './routes';

const examDoor = lazyModule(() => import('../features/timed-work/access/examDoor'));

/** What a refused call leads to (S1 §8): 401 to the login, 403 to fresh roles. */
export function useGuardHandlers(): void {
  const [, navigate] = useLocation();
  useEffect(() => {
    const enter = (path: string) =>
      isAdminPath(location.pathname) ? navigate(path, loginState()) : location.assign(path);
    setGuardHandlers({
      onUnauthorized: (isAdminCall) => {
        keepInterrupted(currentUser()?.uid);
        loseSession();
        // The back-office's pages make general calls too; over its login no dialog may lie.
        if (isAdminCall || isAdminPath(location.pathname)) enter(to('AdminLogin'));
        else openLogin();
      },
      onForbidden: (isAdminCall, key) => {
        if (key === 'http.cross_site' || key === 'setup.needed') return;
        void refreshRoles();
        if (isAdminCall) enter(to('AdminHome'));
      },
      onExam: (error) =>
        void examDoor.load().then(({ meetExamDoor }) => meetExamDoor(error, navigate)),
    });
  }, [navigate]);
}
