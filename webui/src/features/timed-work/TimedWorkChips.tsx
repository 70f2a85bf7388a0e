import { useTranslation } from 'react-i18next';
import type { TimedWork } from '../../entities/timed-work/timedWorkQueries';
import { workAuth } from '../../entities/timed-work/timedWorkRules';
import { Chip } from '../../shared/ui/Chip';
import { IconLock, IconUsers } from '../../shared/ui/icons';

const types = { 0: 'programming', 1: 'objective', 2: 'mixed' } as const;

/** What kind of problems it holds (S3 §2.12). */
export function WorkTypeChip({ type }: Pick<TimedWork, 'type'>) {
  const { t } = useTranslation('timedWork');
  const key = types[type as keyof typeof types] ?? types[0];
  return <Chip>{t(`type.${key}`)}</Chip>;
}

/** In which group it is held, whose members alone it is for. */
export function WorkGroupChip({ gid, groupName }: Pick<TimedWork, 'gid' | 'groupName'>) {
  const { t } = useTranslation('timedWork');
  if (gid === null) return null;
  return (
    <Chip icon={IconUsers} title={t('group.hint')}>
      {groupName ?? t('group.gone')}
    </Chip>
  );
}

/** Whom it lets in. */
export function WorkAuthChip({ auth }: Pick<TimedWork, 'auth'>) {
  const { t } = useTranslation('timedWork');
  if (auth !== workAuth.private) return null;
  return (
    <Chip tone="bad" icon={IconLock} title={t('private.hint')}>
      {t('private.chip')}
    </Chip>
  );
}
