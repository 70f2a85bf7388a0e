import { useTranslation } from 'react-i18next';
import { groupAuth } from '../../entities/group/groupRules';
import { KeywordFilter } from '../../entities/schedule/KeywordFilter';
import type { AddressStep } from '../../shared/lists/useAddress';
import layout from '../../shared/ui/layout.module.css';
import { Segmented } from '../../shared/ui/Segmented';
import { auths, type GroupFilters } from './groupFilters';

interface GroupFilterBarProps {
  filters: GroupFilters;
  /** Who has no groups of their own to choose. */
  isGuest: boolean;
  onChange: (change: Partial<GroupFilters>, step?: AddressStep) => void;
}

const all = 'all';
const kinds = ['public', 'protected', 'private'] as const;

export function GroupFilterBar({ filters, isGuest, onChange }: GroupFilterBarProps) {
  const { t } = useTranslation(['groups', 'group']);
  return (
    <div className={layout.filters}>
      <KeywordFilter
        label={t('filter.keyword')}
        value={filters.keyword}
        onChange={(keyword) => onChange({ keyword }, 'typing')}
      />
      <Segmented
        label={t('filter.whose')}
        value={filters.onlyMine ? 'mine' : all}
        isDisabled={isGuest}
        options={[
          { value: all, label: t('everybodys') },
          { value: 'mine', label: t('mine') },
        ]}
        onChange={(value) => onChange({ onlyMine: value === 'mine' })}
      />
      <Segmented
        label={t('filter.auth')}
        value={String(filters.auth ?? all)}
        options={[
          { value: all, label: t('filter.all') },
          ...kinds.map((kind) => ({
            value: String(groupAuth[kind]),
            label: t(`group:auth.${kind}`),
          })),
        ]}
        onChange={(value) =>
          onChange({ auth: auths.find((auth) => String(auth) === value) ?? null })
        }
      />
    </div>
  );
}
