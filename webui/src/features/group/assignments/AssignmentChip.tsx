import { useTranslation } from 'react-i18next';
import { Chip, type ChipTone } from '../../../shared/ui/Chip';

const words = { '-1': 'coming', 0: 'open', 1: 'late', 2: 'over' } as const;
const tones: Record<string, ChipTone> = { '-1': 'outline', 0: 'good', 1: 'warn', 2: 'outline' };

/** Whether it can still be done. */
export function AssignmentChip({ status }: { status: number }) {
  const { t } = useTranslation('groupAssignments');
  const word = words[String(status) as keyof typeof words] ?? 'over';
  return <Chip tone={tones[status] ?? 'outline'}>{t(`status.${word}`)}</Chip>;
}
