import { useTranslation } from 'react-i18next';
import { buttonClass } from '../../../shared/ui/Button';
import { Link } from '../../../shared/ui/Link';
import { Notice } from '../../../shared/ui/Notice';
import { waitingUsers } from '../waitingUsers';

/** In place of slips that are gone: where new ones are made, for exactly those who need them. */
export function LostSlips({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation('adminSlips');
  return (
    <>
      <Notice tone="warn">{t('lost')}</Notice>
      <p>
        <Link href={waitingUsers()} className={buttonClass('primary')} onClick={onLeave}>
          {t('toWaiting')}
        </Link>
      </p>
    </>
  );
}
