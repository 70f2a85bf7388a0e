import { useTranslation } from 'react-i18next';
import { Button } from '../../shared/ui/Button';
import { Chip } from '../../shared/ui/Chip';
import layout from '../../shared/ui/layout.module.css';
import { SearchInput } from '../../shared/ui/SearchInput';
import { Segmented } from '../../shared/ui/Segmented';
import { Switch } from '../../shared/ui/Switch';
import styles from './ListFilters.module.css';
import type { ListQuery } from './listQuery';
import type { TagGroup } from './types';

interface ListFiltersProps {
  query: ListQuery;
  tags: readonly TagGroup[];
  showsTags: boolean;
  onShowTags: (isShown: boolean) => void;
  onChange: (change: Partial<ListQuery>) => void;
  onReset: () => void;
}

export function ListFilters({
  query,
  tags,
  showsTags,
  onShowTags,
  onChange,
  onReset,
}: ListFiltersProps) {
  const { t } = useTranslation(['problemList', 'shell']);
  const isFiltered = query.keyword !== '' || query.difficulty !== null || query.tagId.length > 0;
  return (
    <>
      <div className={layout.filters}>
        <SearchInput
          className={styles.keyword}
          label={t('filters.keyword')}
          value={query.keyword}
          maxLength={100}
          onSearch={(keyword) => onChange({ keyword })}
        />
        <Segmented
          label={t('filters.difficulty')}
          value={query.difficulty === null ? 'all' : String(query.difficulty)}
          options={[
            { value: 'all', label: t('filters.all') },
            { value: '0', label: t('shell:difficulty.easy') },
            { value: '1', label: t('shell:difficulty.mid') },
            { value: '2', label: t('shell:difficulty.hard') },
          ]}
          onChange={(value) => onChange({ difficulty: value === 'all' ? null : Number(value) })}
        />
        <Switch
          label={t('filters.showTags')}
          checked={showsTags}
          className={styles.showTags ?? ''}
          onChange={(event) => onShowTags(event.currentTarget.checked)}
        />
      </div>
      {isFiltered && (
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
