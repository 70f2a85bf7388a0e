import { useTranslation } from 'react-i18next';
import { Chip } from '../../shared/ui/Chip';
import { IconCircleCheck, IconClock, IconLock, IconPlayerPlay } from '../../shared/ui/icons';
import type { Contest } from './contestQueries';
import { contestAuth, endOf, startOf, statusAt } from './contestRules';
import { contestStatus } from './contestStatus';
import { useTurns } from './useTurns';

/** Scheduled, running or ended (S2 §4), by the server's clock; turns by itself. */
export function ContestStatusChip({
  contest,
}: {
  contest: Pick<Contest, 'startTime' | 'endTime'>;
}) {
  const { t } = useTranslation('shell');
  const now = useTurns([startOf(contest), endOf(contest)]);
  const { tone, icon, key } = faces[statusAt(contest, now)];
  return (
    <Chip tone={tone} icon={icon}>
      {t(`contest.status.${key}`)}
    </Chip>
  );
}

const faces = {
  [contestStatus.scheduled]: { tone: 'warn', icon: IconClock, key: 'scheduled' },
  [contestStatus.running]: { tone: 'good', icon: IconPlayerPlay, key: 'running' },
  [contestStatus.ended]: { tone: 'bad', icon: IconCircleCheck, key: 'ended' },
} as const;

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
