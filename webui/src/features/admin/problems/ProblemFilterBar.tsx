import { type FormEvent, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/Button';
import { IconSearch } from '../../../shared/ui/icons';
import layout from '../../../shared/ui/layout.module.css';
import { Select } from '../../../shared/ui/Select';
import { TextInput } from '../../../shared/ui/TextInput';
import type { ProblemListFilters } from './problemListFilters';
import styles from './problems.module.css';

interface ProblemFilterBarProps {
  filters: ProblemListFilters;
  onChange: (change: Partial<ProblemListFilters>) => void;
}

export function ProblemFilterBar({ filters, onChange }: ProblemFilterBarProps) {
  const { t } = useTranslation('adminProblems');
  const [keyword, setKeyword] = useState(filters.keyword);
  useEffect(() => setKeyword(filters.keyword), [filters.keyword]);
  const search = (event: FormEvent) => {
    event.preventDefault();
    onChange({ keyword: keyword.trim() });
  };
  return (
    <search>
      <form className={layout.filters} onSubmit={search}>
        <TextInput
          className={styles.search ?? ''}
          type="search"
          icon={IconSearch}
          aria-label={t('search')}
          placeholder={t('search')}
          maxLength={100}
          value={keyword}
          onChange={(event) => setKeyword(event.currentTarget.value)}
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
        <Button type="submit">{t('find')}</Button>
      </form>
    </search>
  );
}
