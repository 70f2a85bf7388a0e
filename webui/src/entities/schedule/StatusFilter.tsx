import { useTranslation } from 'react-i18next';
import { Segmented } from '../../shared/ui/Segmented';
import { statuses } from './scheduleFilters';
import type { ScheduleStatus } from './scheduleStatus';

interface StatusFilterProps {
  words: { status: string; all: string };
  /** Null = all. */
  value: ScheduleStatus | null;
  onChange: (status: ScheduleStatus | null) => void;
}

const all = 'all';
const keys = { '-1': 'scheduled', '0': 'running', '1': 'ended' } as const;

/** All, or those that are to come, run or have ended. */
export function StatusFilter({ words, value, onChange }: StatusFilterProps) {
  const { t } = useTranslation('shell');
  return (
    <Segmented
      label={words.status}
      value={String(value ?? all)}
      options={[
        { value: all, label: words.all },
        ...statuses.map((status) => ({
          value: String(status),
          label: t(`schedule.status.${keys[status]}`),
        })),
      ]}
      onChange={(chosen) => onChange(statuses.find((each) => String(each) === chosen) ?? null)}
    />
  );
}
