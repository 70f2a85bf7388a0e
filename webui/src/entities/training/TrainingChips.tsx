import { useTranslation } from 'react-i18next';
import { Chip } from '../../shared/ui/Chip';
import { IconLock } from '../../shared/ui/icons';
import type { Training, TrainingAuth } from './trainingQueries';

export function TrainingAuthChip({ auth }: { auth: string }) {
  const { t } = useTranslation('training');
  const word: TrainingAuth = auth === 'Private' ? 'Private' : 'Public';
  return (
    <Chip
      tone={word === 'Private' ? 'bad' : 'good'}
      {...(word === 'Private' && { icon: IconLock })}
      title={t(`auth.${word}Hint`)}
    >
      {t(`auth.${word}`)}
    </Chip>
  );
}

/** In the colour that its teacher gave it. */
export function TrainingCategoryChip({
  categoryName,
  categoryColor,
}: Pick<Training, 'categoryName' | 'categoryColor'>) {
  return categoryName ? <Chip dot={categoryColor}>{categoryName}</Chip> : null;
}
