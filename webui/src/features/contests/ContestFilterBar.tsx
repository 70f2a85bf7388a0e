import { useTranslation } from 'react-i18next';
import { ruleName } from '../../entities/contest/ContestRuleLink';
import { KeywordFilter } from '../../entities/schedule/KeywordFilter';
import { StatusFilter } from '../../entities/schedule/StatusFilter';
import type { AddressStep } from '../../shared/lists/useAddress';
import layout from '../../shared/ui/layout.module.css';
import { Segmented } from '../../shared/ui/Segmented';
import { type ContestFilters, rules } from './contestFilters';

interface ContestFilterBarProps {
  filters: ContestFilters;
  onChange: (change: Partial<ContestFilters>, step?: AddressStep) => void;
}

const all = 'all';

export function ContestFilterBar({ filters, onChange }: ContestFilterBarProps) {
  const { t } = useTranslation('contests');
  return (
    <div className={layout.filters}>
      <KeywordFilter
        label={t('filters.keyword')}
        value={filters.keyword}
        onChange={(keyword) => onChange({ keyword }, 'typing')}
      />
      <Segmented
        label={t('filters.rule')}
        value={String(filters.type ?? all)}
        options={[
          { value: all, label: t('filters.all') },
          ...rules.map((rule) => ({ value: String(rule), label: ruleName(rule) })),
        ]}
        onChange={(value) =>
          onChange({ type: rules.find((rule) => String(rule) === value) ?? null })
        }
      />
      <StatusFilter
        words={{ status: t('filters.status'), all: t('filters.all') }}
        value={filters.status}
        onChange={(status) => onChange({ status })}
      />
    </div>
  );
}
