import { useTranslation } from 'react-i18next';
import type { AddressStep } from '../../../shared/lists/useAddress';
import layout from '../../../shared/ui/layout.module.css';
import { SearchInput } from '../../../shared/ui/SearchInput';
import { Select } from '../../../shared/ui/Select';
import type { ProblemListFilters } from './problemListQueries';
import styles from './problems.module.css';

interface ProblemFilterBarProps {
  filters: ProblemListFilters;
  onChange: (change: Partial<ProblemListFilters>, step?: AddressStep) => void;
}

export function ProblemFilterBar({ filters, onChange }: ProblemFilterBarProps) {
  const { t } = useTranslation('adminProblems');
  return (
    <search className={layout.filters}>
      <SearchInput
        className={styles.search}
        label={t('search')}
        maxLength={100}
        value={filters.keyword}
        onSearch={(keyword) => onChange({ keyword }, 'typing')}
      />
      <Select
        label={t('visibility')}
        value={String(filters.auth)}
        options={[
          { value: '0', label: t('anyVisibility') },
          { value: '1', label: t('auth.public') },
          { value: '2', label: t('auth.private') },
          { value: '3', label: t('auth.contest') },
        ]}
        onChange={(event) => onChange({ auth: Number(event.currentTarget.value) })}
      />
    </search>
  );
}
