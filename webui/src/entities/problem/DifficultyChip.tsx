import { useTranslation } from 'react-i18next';
import { Chip, type ChipTone } from '../../shared/ui/Chip';

interface DifficultyChipProps {
  /** Difficulty id; 0 to 2 are the levels every site starts with (S1 §3). */
  difficulty: number;
  /** Name and colour of a level that the site added. */
  name?: string;
  color?: string;
}

const levels: Record<number, { key: 'easy' | 'mid' | 'hard'; tone: ChipTone }> = {
  0: { key: 'easy', tone: 'good' },
  1: { key: 'mid', tone: 'warn' },
  2: { key: 'hard', tone: 'bad' },
};

export function DifficultyChip({ difficulty, name, color }: DifficultyChipProps) {
  const { t } = useTranslation('shell');
  const level = levels[difficulty];
  if (level) return <Chip tone={level.tone}>{t(`difficulty.${level.key}`)}</Chip>;
  return <Chip dot={color}>{name ?? difficulty}</Chip>;
}
