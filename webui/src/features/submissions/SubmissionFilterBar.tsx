import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { AddressStep } from '../../shared/lists/useAddress';
import { isAdmin } from '../../shared/session/session';
import { useUser } from '../../shared/session/useUser';
import { IconUsers } from '../../shared/ui/icons';
import layout from '../../shared/ui/layout.module.css';
import { SearchInput } from '../../shared/ui/SearchInput';
import { Segmented } from '../../shared/ui/Segmented';
import { Select } from '../../shared/ui/Select';
import { type SubmissionFilters, statusChoices, verdictKey } from './submissionFilters';
import styles from './submissions.module.css';

interface SubmissionFilterBarProps {
  filters: SubmissionFilters;
  /** Whether those made before the start of a contest can be asked for. */
  hasEarlier: boolean;
  onChange: (change: Partial<SubmissionFilters>, step?: AddressStep) => void;
  /** At its end. */
  children?: ReactNode;
}

export function SubmissionFilterBar({
  filters,
  hasEarlier,
  onChange,
  children,
}: SubmissionFilterBarProps) {
  const { t } = useTranslation(['submissions', 'shell']);
  const statuses = [
    { value: '', label: t('anyStatus') },
    ...statusChoices.map((code) => ({
      value: String(code),
      label: t(`shell:verdict.${verdictKey(code)}`),
    })),
  ];
  return (
    <search className={layout.filters}>
      <Segmented
        label={t('whose')}
        value={filters.onlyMine ? 'mine' : 'all'}
        options={[
          { value: 'all', label: t('all') },
          { value: 'mine', label: t('mine') },
        ]}
        onChange={(value) => onChange({ onlyMine: value === 'mine' })}
      />
      {hasEarlier && (
        <Segmented
          label={t('when')}
          value={filters.beforeContestSubmit ? 'before' : 'after'}
          options={[
            { value: 'after', label: t('afterStart') },
            { value: 'before', label: t('beforeStart') },
          ]}
          onChange={(value) => onChange({ beforeContestSubmit: value === 'before' })}
        />
      )}
      <Select
        className={styles.status ?? ''}
        label={t('status')}
        value={filters.status === null ? '' : String(filters.status)}
        options={statuses}
        onChange={(event) => {
          const { value } = event.currentTarget;
          onChange({ status: value === '' ? null : Number(value) });
        }}
      />
      <SearchInput
        className={styles.search ?? ''}
        label={t('search')}
        value={filters.problemID}
        onSearch={(problemID) => onChange({ problemID, completeProblemID: false }, 'typing')}
      />
      <SearchInput
        className={styles.author ?? ''}
        icon={IconUsers}
        label={t(isAdmin(useUser()) ? 'anyName' : 'author')}
        value={filters.onlyMine ? '' : filters.username}
        isDisabled={filters.onlyMine}
        onSearch={(username) => onChange({ username }, 'typing')}
      />
      {children}
    </search>
  );
}
