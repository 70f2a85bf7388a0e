import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { KeywordFilter } from '../../../entities/schedule/KeywordFilter';
import {
  type TrainingFilters,
  trainingAuths,
  trainingCategoriesQuery,
} from '../../../entities/training/trainingQueries';
import type { AddressStep } from '../../../shared/lists/useAddress';
import layout from '../../../shared/ui/layout.module.css';
import { Segmented } from '../../../shared/ui/Segmented';
import { Select } from '../../../shared/ui/Select';

interface TrainingFilterBarProps {
  filters: TrainingFilters;
  onChange: (change: Partial<TrainingFilters>, step?: AddressStep) => void;
}

const all = 'all';

export function TrainingFilterBar({ filters, onChange }: TrainingFilterBarProps) {
  const { t } = useTranslation('training');
  const categories = useQuery(trainingCategoriesQuery).data ?? [];
  return (
    <div className={layout.filters}>
      <KeywordFilter
        label={t('filters.keyword')}
        value={filters.keyword}
        onChange={(keyword) => onChange({ keyword }, 'typing')}
      />
      <Segmented
        label={t('filters.auth')}
        value={filters.auth ?? all}
        options={[
          { value: all, label: t('filters.all') },
          ...trainingAuths.map((auth) => ({ value: auth, label: t(`auth.${auth}`) })),
        ]}
        onChange={(value) =>
          onChange({ auth: trainingAuths.find((auth) => auth === value) ?? null })
        }
      />
      {categories.length > 0 && (
        <Select
          label={t('filters.category')}
          value={String(filters.categoryId ?? '')}
          options={[
            { value: '', label: t('filters.all') },
            ...categories.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
          onChange={({ currentTarget: { value } }) =>
            onChange({ categoryId: value === '' ? null : Number(value) })
          }
        />
      )}
    </div>
  );
}
