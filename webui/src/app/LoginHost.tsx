import { useSyncExternalStore } from 'react';
import { accountTexts } from '../features/account/texts';
import { loadTexts } from '../shared/i18n/i18n';
import { loginTexts } from '../shared/login/texts';
import { closeLogin, isLoginOpen, subscribeToLogin } from '../shared/session/loginRequest';
import { useUser } from '../shared/session/useUser';
import { lazyPart } from '../shared/ui/lazyPart';

async function withTexts<Module>(loading: Promise<Module>): Promise<Module> {
  const [module] = await Promise.all([loading, loadTexts([accountTexts, loginTexts])]);
  return module;
}

const LoginDialog = lazyPart(() => withTexts(import('../features/account/LoginDialog')), {
  missing: 'dialog',
});
const ChangePasswordDialog = lazyPart(
  () => withTexts(import('../features/account/ChangePasswordDialog')),
  { missing: 'dialog' },
);

/** The dialogs of the account that may stand over any page; their code is loaded only then. */
export function LoginHost() {
  const isOpen = useSyncExternalStore(subscribeToLogin, isLoginOpen);
  const mustChange = useUser()?.mustChangePassword === true;
  return (
    <>
      {isOpen && <LoginDialog onClose={closeLogin} />}
      {mustChange && !isOpen && <ChangePasswordDialog />}
    </>
  );
}
