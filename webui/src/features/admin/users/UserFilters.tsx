import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { classesQuery, type PeopleFilter, type UserState } from '../../../entities/user/people';
import type { AddressStep } from '../../../shared/lists/useAddress';
import { SearchInput } from '../../../shared/ui/SearchInput';
import { Select } from '../../../shared/ui/Select';
import { Switch } from '../../../shared/ui/Switch';
import { roleIds } from './userForm';
import styles from './users.module.css';

/** In the order in which they are offered, after everybody. */
const userStates = [
  'neverLoggedIn',
  'mustChangePassword',
  'disabled',
] as const satisfies readonly UserState[];

/** The state that an address names; of a word that is none, everybody. */
export const stateNamed = (word: string): UserState =>
  userStates.find((state) => state === word) ?? '';

interface UserFiltersProps {
  filter: Required<PeopleFilter>;
  onChange: (part: Partial<PeopleFilter>, step?: AddressStep) => void;
}

/** By words, class, role, and what somebody has still to do. */
export function UserFilters({ filter, onChange }: UserFiltersProps) {
  const { t } = useTranslation(['adminUsers', 'admin']);
  const classes = useQuery(classesQuery).data ?? [];
  const names = classes.map(({ className }) => className);
  // One that an address names, and nobody is in any more.
  if (filter.className && !names.includes(filter.className)) names.push(filter.className);
  return (
    <>
      <SearchInput
        className={styles.search}
        label={t('search')}
        value={filter.keyword}
        onSearch={(keyword) => onChange({ keyword }, 'typing')}
      />
      {names.length > 0 && (
        <Select
          label={t('filter.class')}
          className={styles.choice}
          value={filter.className}
          onChange={(event) => onChange({ className: event.currentTarget.value })}
          options={[
            { value: '', label: t('filter.everyClass') },
            ...names.map((name) => ({ value: name, label: name })),
          ]}
        />
      )}
      <Select
        label={t('filter.role')}
        className={styles.choice}
        value={String(filter.role)}
        onChange={(event) => onChange({ role: Number(event.currentTarget.value) })}
        options={[
          { value: '0', label: t('filter.everyRole') },
          ...roleIds.map((id) => ({ value: String(id), label: t(`admin:role.${id}`) })),
        ]}
      />
      <Select
        label={t('filter.state')}
        className={styles.choice}
        value={filter.state}
        onChange={(event) => onChange({ state: stateNamed(event.currentTarget.value) })}
        options={[
          { value: '', label: t('filter.everyState') },
          ...userStates.map((state) => ({ value: state, label: t(`filter.${state}`) })),
        ]}
      />
      <Switch
        label={t('onlyStaff')}
        checked={filter.onlyAdmin}
        onChange={(event) => onChange({ onlyAdmin: event.currentTarget.checked })}
      />
    </>
  );
}
