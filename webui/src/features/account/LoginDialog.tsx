import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { bootData } from '../../shared/api/boot';
import { LoginForm } from '../../shared/login/LoginForm';
import { Button } from '../../shared/ui/Button';
import { Dialog } from '../../shared/ui/Dialog';
import layout from '../../shared/ui/layout.module.css';
import { Skeleton } from '../../shared/ui/Skeleton';
import { toast } from '../../shared/ui/toast';

const RegisterForm = lazy(() => import('./RegisterForm'));
const ResetRequestForm = lazy(() => import('./ResetRequestForm'));

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
      <Suspense fallback={<Skeleton lines={4} height={32} />}>
        {form === 'login' && (
          <div className={layout.stack}>
            <LoginForm
              path="/api/login"
              onDone={() => {
                toast.success(t('shell:user.welcomeBack'));
                onClose();
              }}
            />
            {mailMode === 'off' && <p>{t('login.askTeacher')}</p>}
          </div>
        )}
        {form === 'register' && <RegisterForm onDone={() => setForm('login')} />}
        {form === 'reset' && <ResetRequestForm />}
      </Suspense>
    </Dialog>
  );
}
