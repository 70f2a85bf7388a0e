import { useTranslation } from 'react-i18next';
import type { LoginCode, Person } from '../../../entities/user/people';
import { Button } from '../../../shared/ui/Button';
import { CopyButton } from '../../../shared/ui/CopyButton';
import { Dialog } from '../../../shared/ui/Dialog';
import styles from './loginCodes.module.css';

interface CodeDialogProps {
  person: Person;
  code: LoginCode;
  onClose: () => void;
}

/** The only place where the code is ever seen: a click beside it must not lose it. */
export default function CodeDialog({ person, code, onClose }: CodeDialogProps) {
  const { t } = useTranslation('adminLoginCodes');
  const name = person.realname || person.username;
  return (
    <Dialog
      title={t('code', { name: person.username })}
      onClose={onClose}
      closesOnOutsideClick={false}
      actions={
        <Button kind="primary" onClick={onClose}>
          {t('done')}
        </Button>
      }
    >
      <div className={styles.made}>
        <output className={styles.code}>{code.code}</output>
        <CopyButton text={code.code} />
      </div>
      <p>{t('use', { name, minutes: code.expire / 60 })}</p>
      <p className={styles.remark}>{t('earlier')}</p>
    </Dialog>
  );
}
