import { useTranslation } from 'react-i18next';
import { mayOpen } from '../../../app/access';
import { to } from '../../../app/routes';
import { useUser } from '../../../shared/session/useUser';
import { Button } from '../../../shared/ui/Button';
import { Link } from '../../../shared/ui/Link';
import { mayBackUp, mayMakeRoom } from '../rights';
import styles from './doctor.module.css';
import type { HealthCheck } from './doctorCalls';
import { pageOfMend, type useMends } from './useMends';

interface MendButtonProps {
  check: HealthCheck;
  mends: ReturnType<typeof useMends>;
  /** In bytes; where nothing is set aside there is no room to make by it. */
  setAside: number;
}

/** What mends a line, for who may do it. */
export function MendButton({ check, mends, setAside }: MendButtonProps) {
  const { t } = useTranslation('adminDoctor');
  const user = useUser();
  const { mend } = check;
  if (!mend) return null;
  if (mend in pageOfMend) {
    const route = pageOfMend[mend as keyof typeof pageOfMend];
    return (
      mayOpen(route, user) && (
        <p>
          <Link href={to(route)}>{t(`mend.${mend}`)}</Link>
        </p>
      )
    );
  }
  if (mend === 'backUp' && !mayBackUp(user)) return null;
  const named = mend === 'makeRoom' && (setAside === 0 || !mayMakeRoom(user)) ? 'measure' : mend;
  const action = mends[named as keyof typeof mends];
  return (
    <div className={styles.mend}>
      <Button
        size="small"
        isBusy={action.isBusy}
        aria-label={t('mendOf', { what: t(`mend.${named}`), title: check.title })}
        onClick={() => void action.run()}
      >
        {t(`mend.${named}`)}
      </Button>
    </div>
  );
}
