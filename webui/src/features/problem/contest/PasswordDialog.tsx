import { useTranslation } from 'react-i18next';
import type { Contest } from '../../../entities/contest/contestQueries';
import { PasswordForm } from '../../../entities/contest/PasswordForm';
import { Dialog } from '../../../shared/ui/Dialog';
import layout from '../../../shared/ui/layout.module.css';

interface PasswordDialogProps {
  contest: Contest;
  onAnswer: (isRegistered: boolean) => void;
}

/** Asks for the contest's password while a submission waits. */
export default function PasswordDialog({ contest, onAnswer }: PasswordDialogProps) {
  const { t } = useTranslation('problem');
  return (
    <Dialog
      title={t('contest.password.title')}
      size="account"
      closesOnOutsideClick={false}
      onClose={() => onAnswer(false)}
    >
      <div className={layout.stack}>
        <p>{t('contest.password.text')}</p>
        <PasswordForm contest={contest} onRegistered={() => onAnswer(true)} />
      </div>
    </Dialog>
  );
}
