import { useTranslation } from 'react-i18next';
import { ruleName } from '../../entities/contest/ContestRuleLink';
import type { AddressStep } from '../../shared/lists/useAddress';
import layout from '../../shared/ui/layout.module.css';
import { SearchInput } from '../../shared/ui/SearchInput';
import { Segmented } from '../../shared/ui/Segmented';
import styles from './ContestListPage.module.css';
import { type ContestFilters, rules, statuses } from './contestFilters';

interface ContestFilterBarProps {
  filters: ContestFilters;
  onChange: (change: Partial<ContestFilters>, step?: AddressStep) => void;
}

const all = 'all';
const statusKeys = { '-1': 'scheduled', '0': 'running', '1': 'ended' } as const;

export function ContestFilterBar({ filters, onChange }: ContestFilterBarProps) {
  const { t } = useTranslation(['contests', 'shell']);
  const everything = { value: all, label: t('filters.all') };
  return (
    <div className={layout.filters}>
      <SearchInput
        className={styles.keyword}
        label={t('filters.keyword')}
        value={filters.keyword}
        onSearch={(keyword) => onChange({ keyword }, 'typing')}
      />
      <Segmented
        label={t('filters.rule')}
        value={String(filters.type ?? all)}
        options={[
          everything,
          ...rules.map((rule) => ({ value: String(rule), label: ruleName(rule) })),
        ]}
        onChange={(value) =>
          onChange({ type: rules.find((rule) => String(rule) === value) ?? null })
        }
      />
      <Segmented
        label={t('filters.status')}
        value={String(filters.status ?? all)}
        options={[
          everything,
          ...statuses.map((status) => ({
            value: String(status),
            label: t(`shell:contest.status.${statusKeys[status]}`),
          })),
        ]}
        onChange={(value) =>
          onChange({ status: statuses.find((status) => String(status) === value) ?? null })
        }
      />
    </div>
  );
}
