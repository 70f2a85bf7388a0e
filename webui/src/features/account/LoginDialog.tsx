import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { bootData } from '../../shared/api/boot';
import { useAction } from '../../shared/forms/useAction';
import { LoginForm } from '../../shared/login/LoginForm';
import { login } from '../../shared/login/login';
import { Button } from '../../shared/ui/Button';
import { Dialog } from '../../shared/ui/Dialog';
import layout from '../../shared/ui/layout.module.css';
import { lazyPart } from '../../shared/ui/lazyPart';
import { Skeleton } from '../../shared/ui/Skeleton';
import { toast } from '../../shared/ui/toast';

const waiting = <Skeleton lines={4} height={32} />;
const RegisterForm = lazyPart(() => import('./RegisterForm'), { waiting });
const ResetRequestForm = lazyPart(() => import('./ResetRequestForm'), { waiting });

interface LoginDialogProps {
  onClose: () => void;
}

/** Log in, register, or ask for a new password: one dialog, three forms. */
export default function LoginDialog({ onClose }: LoginDialogProps) {
  const { t } = useTranslation(['account', 'shell']);
  const [form, setForm] = useState<'login' | 'register' | 'reset'>('login');
  const { register, mailMode, shortName } = bootData().config;
  const titles = {
    login: 'login.title',
    register: 'register.title',
    reset: 'reset.dialog',
  } as const;

  /** Whoever has just chosen name and password need not type them again. */
  const enter = useAction({
    run: (account: { username: string; password: string }) =>
      login('POST /api/login', { ...account, puzzle: null }),
    onDone: onClose,
    onRefused: () => setForm('login'), // which asks for a puzzle, or says what is wrong
    showsFailure: true,
  });

  const actions =
    form === 'login' ? (
      <>
        {mailMode !== 'off' && (
          <Button kind="quiet" onClick={() => setForm('reset')}>
            {t('login.forgot')}
          </Button>
        )}
        {register && (
          <Button kind="quiet" onClick={() => setForm('register')}>
            {t('login.register')}
          </Button>
        )}
      </>
    ) : (
      <Button kind="quiet" onClick={() => setForm('login')}>
        {t('login.back')}
      </Button>
    );

  return (
    <Dialog
      size="account"
      title={t(titles[form], { site: shortName })}
      onClose={onClose}
      closesOnOutsideClick={false}
      actions={actions}
    >
      {form === 'login' && (
        <div className={layout.stack}>
          <LoginForm
            call="POST /api/login"
            onDone={() => {
              toast.success(t('shell:user.welcomeBack'));
              onClose();
            }}
          />
          {mailMode === 'off' && <p>{t('login.askTeacher')}</p>}
        </div>
      )}
      {form === 'register' && <RegisterForm onDone={(account) => void enter.run(account)} />}
      {form === 'reset' && <ResetRequestForm />}
    </Dialog>
  );
}
