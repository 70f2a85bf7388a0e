import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/Button';
import { CopyButton } from '../../../shared/ui/CopyButton';
import { Dialog } from '../../../shared/ui/Dialog';
import { Notice } from '../../../shared/ui/Notice';
import styles from './packs.module.css';

interface PasswordDialogProps {
  password: string;
  onClose: () => void;
}

/** The password of a file that was just made: nobody can tell it again. */
export function PasswordDialog({ password, onClose }: PasswordDialogProps) {
  const { t } = useTranslation('adminPacks');
  return (
    <Dialog
      title={t('password.title')}
      onClose={onClose}
      closesOnOutsideClick={false}
      actions={
        <Button kind="primary" onClick={onClose}>
          {t('password.noted')}
        </Button>
      }
    >
      <p>{t('password.text')}</p>
      <p className={styles.password}>
        <output>{password}</output>
        <CopyButton text={password} />
      </p>
      <Notice tone="warn">{t('password.once')}</Notice>
    </Dialog>
  );
}
