import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { AddressStep } from '../../../shared/lists/useAddress';
import layout from '../../../shared/ui/layout.module.css';
import { SearchInput } from '../../../shared/ui/SearchInput';
import { Select } from '../../../shared/ui/Select';
import { TextInput } from '../../../shared/ui/TextInput';
import styles from './audit.module.css';
import { type AuditFilter, auditActionsQuery } from './auditQueries';
import { useActionName } from './auditWords';

interface AuditFiltersProps {
  filter: AuditFilter;
  onChange: (part: Partial<AuditFilter>, step?: AddressStep) => void;
}

/** By whom, what, to which object, and when. */
export function AuditFilters({ filter, onChange }: AuditFiltersProps) {
  const { t } = useTranslation('adminAudit');
  const actions = useQuery(auditActionsQuery);
  const nameOf = useActionName();
  const day = (field: 'from' | 'to') => (
    <span className={styles.day}>
      <label htmlFor={`audit-${field}`}>{t(`filter.${field}`)}</label>
      <TextInput
        id={`audit-${field}`}
        type="date"
        value={filter[field]}
        onChange={(event) => onChange({ [field]: event.currentTarget.value })}
      />
    </span>
  );
  return (
    <div className={layout.filters}>
      <SearchInput
        className={styles.search}
        label={t('filter.username')}
        maxLength={20}
        value={filter.username}
        onSearch={(username) => onChange({ username }, 'typing')}
      />
      <SearchInput
        className={styles.search}
        label={t('filter.target')}
        value={filter.target}
        onSearch={(target) => onChange({ target }, 'typing')}
      />
      <Select
        label={t('filter.action')}
        className={styles.choice}
        value={filter.action}
        onChange={(event) => onChange({ action: event.currentTarget.value })}
        options={[
          { value: '', label: t('filter.everyAction') },
          ...(actions.data ?? []).map((value) => ({ value, label: nameOf(value) })),
        ]}
      />
      {day('from')}
      {day('to')}
    </div>
  );
}
