import { useTranslation } from 'react-i18next';
import type { AddressStep } from '../../shared/lists/useAddress';
import { Button } from '../../shared/ui/Button';
import { Chip } from '../../shared/ui/Chip';
import layout from '../../shared/ui/layout.module.css';
import { SearchInput } from '../../shared/ui/SearchInput';
import { Select } from '../../shared/ui/Select';
import { Switch } from '../../shared/ui/Switch';
import { DifficultyFilter } from './DifficultyFilter';
import styles from './ListFilters.module.css';
import {
  allBanks,
  isFiltered,
  type ListQuery,
  orders,
  otherBank,
  ownBank,
  ownStates,
  remoteBanks,
} from './listQuery';
import type { Difficulty, TagGroup } from './types';

interface ListFiltersProps {
  query: ListQuery;
  tags: readonly TagGroup[];
  levels: readonly Difficulty[];
  /** Whether the reader has a state of their own. */
  hasOwn: boolean;
  showsTags: boolean;
  onShowTags: (isShown: boolean) => void;
  onChange: (change: Partial<ListQuery>, step?: AddressStep) => void;
  onReset: () => void;
}

export function ListFilters({
  query,
  tags,
  levels,
  hasOwn,
  showsTags,
  onShowTags,
  onChange,
  onReset,
}: ListFiltersProps) {
  const { t } = useTranslation('problemList');
  return (
    <>
      <div className={layout.filters}>
        <SearchInput
          className={styles.keyword}
          label={t('filters.keyword')}
          value={query.keyword}
          maxLength={100}
          onSearch={(keyword) => onChange({ keyword }, 'typing')}
        />
        <Select
          label={t('filters.bank')}
          value={query.oj}
          options={[
            { value: allBanks, label: t('filters.allBanks') },
            { value: ownBank, label: t('filters.ownBank') },
            ...remoteBanks.map(({ key, name }) => ({ value: key, label: name })),
          ]}
          onChange={(event) => onChange(otherBank(query, event.currentTarget.value))}
        />
        <DifficultyFilter
          value={query.difficulty}
          levels={levels}
          onChange={(difficulty) => onChange({ difficulty })}
        />
        {hasOwn && (
          <Select
            label={t('filters.own')}
            value={query.own ?? ''}
            options={[
              { value: '', label: t('filters.anyOwn') },
              ...ownStates.map((value) => ({ value, label: t(`filters.ownState.${value}`) })),
            ]}
            onChange={(event) => {
              const { value } = event.currentTarget;
              onChange({ own: ownStates.find((each) => each === value) ?? null });
            }}
          />
        )}
        <Select
          label={t('filters.order')}
          value={query.order ?? ''}
          options={[
            { value: '', label: t('filters.byNumber') },
            ...orders.map((value) => ({ value, label: t(`filters.orderBy.${value}`) })),
          ]}
          onChange={(event) => {
            const { value } = event.currentTarget;
            onChange({ order: orders.find((each) => each === value) ?? null });
          }}
        />
        <Switch
          label={t('filters.showTags')}
          checked={showsTags}
          className={styles.showTags ?? ''}
          onChange={(event) => onShowTags(event.currentTarget.checked)}
        />
      </div>
      {isFiltered(query) && (
        <div className={styles.chosen}>
          {query.source !== '' && (
            <Chip
              tone="accent"
              removeLabel={t('filters.removeSource', { name: query.source })}
              onRemove={() => onChange({ source: '' })}
            >
              {t('filters.source', { name: query.source })}
            </Chip>
          )}
          {query.tagId.length > 0 && <span className={styles.label}>{t('filters.tags')}</span>}
          {query.tagId.map((id) => {
            const name = nameOf(id, tags);
            return (
              <Chip
                key={id}
                tone="accent"
                removeLabel={t('filters.removeTag', { name })}
                onRemove={() => onChange({ tagId: query.tagId.filter((other) => other !== id) })}
              >
                {name}
              </Chip>
            );
          })}
          <Button kind="quiet" size="small" onClick={onReset}>
            {t('filters.reset')}
          </Button>
        </div>
      )}
    </>
  );
}

function nameOf(id: number, groups: readonly TagGroup[]): string {
  for (const { tagList } of groups) {
    const tag = tagList.find((each) => each.id === id);
    if (tag) return tag.name;
  }
  return String(id);
}
