import { useTranslation } from 'react-i18next';
import { Chip } from '../../shared/ui/Chip';
import { IconCircleCheck, IconClock, IconPlayerPlay } from '../../shared/ui/icons';
import type { Contest } from './contestQueries';
import { contestStatus, endOf, startOf, statusAt } from './contestRules';
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
