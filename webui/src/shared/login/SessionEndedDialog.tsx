import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { askRefusedAgain } from '../api/queryClient';
import { mayLeavePage } from '../forms/useLeaveGuard';
import { loginState } from '../lib/adminLogin';
import { currentUser, loseSession } from '../session/session';
import { Button } from '../ui/Button';
import { Dialog } from '../ui/Dialog';
import layout from '../ui/layout.module.css';
import { Notice } from '../ui/Notice';
import { toast } from '../ui/toast';
import { LoginForm } from './LoginForm';

/** Of the back-office: its login, for who does not go on, and where somebody else begins. */
export interface LoginPlaces {
  login: string;
  start: string;
}

interface SessionEndedDialogProps {
  /** None outside the back-office: what is left there is the page of a guest. */
  places: LoginPlaces | undefined;
  /** Whether it is still to come (./heldSession). */
  isAwaited: () => boolean;
  goesOn: () => Promise<boolean>;
}

/** Stands over a page whose owner's session has ended by itself: what is written there waits until they
 * have logged in again. Anybody else, or nobody, and the page is left. */
export default function SessionEndedDialog({ places, isAwaited, goesOn }: SessionEndedDialogProps) {
  const { t } = useTranslation('login');
  const [, navigate] = useLocation();
  const queries = useQueryClient();
  const owner = useRef(currentUser()).current;

  useEffect(() => {
    void goesOn().then((isBack) => {
      if (!isBack) return;
      toast.success(t('ended.back'), 6000);
      // What was refused is read again. The rest is old, but news of it may undo what is typed here:
      // it is read when it is opened next.
      void queries.invalidateQueries({ refetchType: 'none' });
      askRefusedAgain(queries);
    });
  }, [queries, t, goesOn]);

  const leave = () => {
    // It closes too when the login has come.
    if (!isAwaited()) return;
    loseSession();
    if (places) navigate(places.login, loginState());
  };
  const leaveIfSure = async () => {
    if (await mayLeavePage()) leave();
  };
  const begin = () => {
    if (places && currentUser()?.uid !== owner?.uid) navigate(places.start);
  };

  return (
    <Dialog
      size="account"
      title={t('ended.title')}
      closesOnOutsideClick={false}
      mayClose={mayLeavePage}
      onClose={leave}
      actions={
        <Button kind="quiet" onClick={() => void leaveIfSure()}>
          {t('ended.leave')}
        </Button>
      }
    >
      <div className={layout.stack}>
        <Notice tone="info">{t('ended.text')}</Notice>
        <LoginForm
          call={places ? 'POST /api/admin/login' : 'POST /api/login'}
          username={owner?.username}
          onDone={begin}
        />
      </div>
    </Dialog>
  );
}
