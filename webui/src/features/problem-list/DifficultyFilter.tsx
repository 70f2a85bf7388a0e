import { useTranslation } from 'react-i18next';
import { useLevelName } from '../../entities/problem/useLevelName';
import { Segmented } from '../../shared/ui/Segmented';
import { Select } from '../../shared/ui/Select';
import type { Difficulty } from './types';

interface DifficultyFilterProps {
  /** Null shows every level. */
  value: number | null;
  levels: readonly Difficulty[];
  onChange: (difficulty: number | null) => void;
}

const all = 'all';
/** More levels than these do not fit into one row. */
const mostInRow = 4;

export function DifficultyFilter({ value, levels, onChange }: DifficultyFilterProps) {
  const { t } = useTranslation('problemList');
  const nameOf = useLevelName();
  const options = [
    { value: all, label: t('filters.all') },
    ...levels.map(({ id, name }) => ({ value: String(id), label: nameOf(name) })),
  ];
  const shown = value === null ? all : String(value);
  const choose = (choice: string) => onChange(choice === all ? null : Number(choice));
  return levels.length > mostInRow ? (
    <Select
      label={t('filters.difficulty')}
      value={shown}
      options={options}
      onChange={(event) => choose(event.currentTarget.value)}
    />
  ) : (
    <Segmented label={t('filters.difficulty')} value={shown} options={options} onChange={choose} />
  );
}
