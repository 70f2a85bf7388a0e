import { lazy, Suspense, useSyncExternalStore } from 'react';
import { accountTexts } from '../features/account/texts';
import { loadTexts } from '../shared/i18n/i18n';
import { withinChunkTime } from '../shared/lib/withinChunkTime';
import { loginTexts } from '../shared/login/texts';
import { closeLogin, isLoginOpen, subscribeToLogin } from '../shared/session/loginRequest';
import { useUser } from '../shared/session/useUser';

async function withTexts<Module>(loading: Promise<Module>): Promise<Module> {
  const parts = Promise.all([loading, loadTexts([accountTexts, loginTexts])]);
  const [module] = await withinChunkTime(parts);
  return module;
}

const LoginDialog = lazy(() => withTexts(import('../features/account/LoginDialog')));
const ChangePasswordDialog = lazy(() =>
  withTexts(import('../features/account/ChangePasswordDialog')),
);

/** The dialogs of the account that may stand over any page; their code is loaded only then. */
export function LoginHost() {
  const isOpen = useSyncExternalStore(subscribeToLogin, isLoginOpen);
  const mustChange = useUser()?.mustChangePassword === true;
  return (
    <Suspense fallback={null}>
      {isOpen && <LoginDialog onClose={closeLogin} />}
      {mustChange && !isOpen && <ChangePasswordDialog />}
    </Suspense>
  );
}
