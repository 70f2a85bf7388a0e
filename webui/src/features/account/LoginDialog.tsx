import { useTranslation } from 'react-i18next';
import { bootData } from '../../shared/api/boot';
import { LoginForm } from '../../shared/login/LoginForm';
import { Dialog } from '../../shared/ui/Dialog';
import { toast } from '../../shared/ui/toast';

interface LoginDialogProps {
  onClose: () => void;
}

export default function LoginDialog({ onClose }: LoginDialogProps) {
  const { t } = useTranslation(['account', 'shell']);
  return (
    <Dialog
      size="account"
      title={t('login.title', { site: bootData().config.shortName })}
      onClose={onClose}
      closesOnOutsideClick={false}
    >
      <LoginForm
        path="/api/login"
        onDone={() => {
          toast.success(t('shell:user.welcomeBack'));
          onClose();
        }}
      />
    </Dialog>
  );
}
