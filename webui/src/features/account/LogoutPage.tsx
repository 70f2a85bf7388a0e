import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { to } from '../../app/routes';
import { dropCalls } from '../../shared/api/client';
import { useOnChange } from '../../shared/lib/useOnChange';
import { useTitle } from '../../shared/lib/useTitle';
import { leaveSession, readToken } from '../../shared/session/session';
import { toast } from '../../shared/ui/toast';
import { endSession } from './accountCalls';

/** Ends the session and goes home; the token is forgotten even when the server cannot be asked. */
export default function LogoutPage() {
  const { t } = useTranslation('shell');
  const [, navigate] = useLocation();
  useTitle(t('user.logout'));
  useOnChange(() => {
    const leave = async () => {
      // By then the frame around this page has asked what it asks at first.
      await new Promise((done) => setTimeout(done));
      dropCalls();
      const asked = readToken() ? endSession() : undefined;
      leaveSession();
      await asked;
      toast.success(t('user.loggedOut'));
      navigate(to('Home'), { replace: true });
    };
    void leave();
  });
  return <h1 tabIndex={-1}>{t('user.logout')}</h1>;
}
