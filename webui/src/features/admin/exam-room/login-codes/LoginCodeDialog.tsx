import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../../shared/api/calls';
import { useAction } from '../../../../shared/forms/useAction';
import { Button } from '../../../../shared/ui/Button';
import { Dialog } from '../../../../shared/ui/Dialog';
import { Notice } from '../../../../shared/ui/Notice';
import styles from '../talk/talk.module.css';

interface LoginCodeDialogProps {
  tid: number;
  uid: string;
  /** The username, which is typed with the code. */
  name: string;
  onClose: () => void;
}

/** Shows a code once: closed, it is gone, and another one is made. */
export function LoginCodeDialog({ tid, uid, name, onClose }: LoginCodeDialogProps) {
  const { t } = useTranslation('adminExamRoomTalk');
  const [code, setCode] = useState<string | null>(null);
  const making = useAction({
    run: () => api('POST /api/admin/exam/login-code', { body: { tid, uid }, isQuiet: true }),
    onDone: (answer) => setCode(answer.code),
    showsFailure: true,
    isSingle: true,
  });
  return (
    <Dialog
      title={t('code.title', { name })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('code.close')}</Button>
          <Button kind="primary" isBusy={making.isBusy} onClick={() => void making.run()}>
            {t(code ? 'code.again' : 'code.make')}
          </Button>
        </>
      }
    >
      {code ? (
        <div role="status">
          <p className={styles.code}>{code}</p>
          <p>{t('code.how', { name })}</p>
        </div>
      ) : (
        <p>{t('code.body')}</p>
      )}
      {making.failure && <Notice tone="bad">{making.failure}</Notice>}
    </Dialog>
  );
}
