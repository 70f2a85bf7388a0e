import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/Button';
import { Dialog } from '../../../shared/ui/Dialog';
import { Notice } from '../../../shared/ui/Notice';
import { PasswordChoice, type PasswordKind } from './PasswordChoice';
import styles from './packs.module.css';

/** The password that was chosen, and whether one still has to be typed. */
export function usePackPassword(kinds: readonly [PasswordKind, ...PasswordKind[]]) {
  const [kind, setKind] = useState<PasswordKind>(kinds[0]);
  const [password, setPassword] = useState('');
  const isOwn = kind === 'own';
  const asked: { password?: string } = isOwn ? { password } : {};
  return {
    kinds,
    kind,
    password,
    setKind,
    setPassword,
    /** Of a request's body. */
    asked,
    isMissing: isOwn && password.trim() === '',
  };
}

interface PackDialogProps {
  title: string;
  makeLabel: string;
  make: { isBusy: boolean; failure: string | null; run: () => Promise<unknown> };
  isReady: boolean;
  secret: ReturnType<typeof usePackPassword>;
  onClose: () => void;
  children: ReactNode;
}

/** What is packed, and the password behind it. */
export function PackDialog(props: PackDialogProps) {
  const { title, makeLabel, make, isReady, secret, onClose, children } = props;
  const { t } = useTranslation('adminPacks');
  return (
    <Dialog
      title={title}
      onClose={onClose}
      closesOnOutsideClick={false}
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button
            kind="primary"
            isBusy={make.isBusy}
            disabled={!isReady || secret.isMissing}
            onClick={() => void make.run()}
          >
            {makeLabel}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        {make.failure && <Notice tone="bad">{make.failure}</Notice>}
        {children}
        <PasswordChoice
          kinds={secret.kinds}
          kind={secret.kind}
          value={secret.password}
          error={undefined}
          onKind={secret.setKind}
          onValue={secret.setPassword}
        />
      </div>
    </Dialog>
  );
}
