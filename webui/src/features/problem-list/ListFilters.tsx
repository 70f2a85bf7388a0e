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
import { allBanks, isFiltered, type ListQuery, otherBank, ownBank, remoteBanks } from './listQuery';
import type { Difficulty, TagGroup } from './types';

interface ListFiltersProps {
  query: ListQuery;
  tags: readonly TagGroup[];
  levels: readonly Difficulty[];
  showsTags: boolean;
  onShowTags: (isShown: boolean) => void;
  onChange: (change: Partial<ListQuery>, step?: AddressStep) => void;
  onReset: () => void;
}

export function ListFilters({
  query,
  tags,
  levels,
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
        <Switch
          label={t('filters.showTags')}
          checked={showsTags}
          className={styles.showTags ?? ''}
          onChange={(event) => onShowTags(event.currentTarget.checked)}
        />
      </div>
      {isFiltered(query) && (
        <div className={styles.chosen}>
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
