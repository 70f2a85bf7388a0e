import { useTranslation } from 'react-i18next';
import { Chip } from '../../shared/ui/Chip';
import { IconCircleCheck, IconClock, IconPlayerPlay } from '../../shared/ui/icons';
import { endOf, type Schedule, startOf, statusAt } from './scheduleRules';
import { scheduleStatus } from './scheduleStatus';
import { useTurns } from './useTurns';

/** Scheduled, running or ended (S2 §4), by the server's clock; turns by itself. */
export function StatusChip({ schedule }: { schedule: Schedule }) {
  const { t } = useTranslation('shell');
  const now = useTurns([startOf(schedule), endOf(schedule)]);
  const { tone, icon, key } = faces[statusAt(schedule, now)];
  return (
    <Chip tone={tone} icon={icon}>
      {t(`schedule.status.${key}`)}
    </Chip>
  );
}

const faces = {
  [scheduleStatus.scheduled]: { tone: 'warn', icon: IconClock, key: 'scheduled' },
  [scheduleStatus.running]: { tone: 'good', icon: IconPlayerPlay, key: 'running' },
  [scheduleStatus.ended]: { tone: 'bad', icon: IconCircleCheck, key: 'ended' },
} as const;
