import { useTranslation } from 'react-i18next';
import { Chip } from '../../shared/ui/Chip';
import { IconLock } from '../../shared/ui/icons';
import { contestAuth } from './contestRules';

/** Whom a contest lets in: a lock where it asks for a password, red to enter, orange to submit. */
export function ContestAuthChip({ auth }: { auth: number }) {
  const { t } = useTranslation('shell');
  if (auth === contestAuth.private) {
    return (
      <Chip tone="bad" icon={IconLock} title={t('contest.authHint.private')}>
        {t('contest.auth.private')}
      </Chip>
    );
  }
  if (auth === contestAuth.protected) {
    return (
      <Chip tone="warn" icon={IconLock} title={t('contest.authHint.protected')}>
        {t('contest.auth.protected')}
      </Chip>
    );
  }
  return <Chip title={t('contest.authHint.public')}>{t('contest.auth.public')}</Chip>;
}
