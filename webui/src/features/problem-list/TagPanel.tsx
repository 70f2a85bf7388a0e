import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../shared/ui/Card';
import { IconSearch } from '../../shared/ui/icons';
import { TextInput } from '../../shared/ui/TextInput';
import { TagButton } from './TagButton';
import styles from './TagPanel.module.css';
import type { TagGroup } from './types';

interface TagPanelProps {
  groups: readonly TagGroup[];
  chosen: readonly number[];
  onTag: (id: number) => void;
}

/** All tags by classification, with a search among them. */
export function TagPanel({ groups, chosen, onTag }: TagPanelProps) {
  const { t } = useTranslation('problemList');
  const [search, setSearch] = useState('');
  if (groups.every((group) => group.tagList.length === 0)) return null;
  const wanted = search.trim().toLowerCase();
  const shown = groups
    .map((group) => ({
      ...group,
      tagList: group.tagList.filter((tag) => tag.name.toLowerCase().includes(wanted)),
    }))
    .filter((group) => group.tagList.length > 0);
  const hasClasses = groups.some((group) => group.classification !== null);

  return (
    <Card title={t('tags.title')} isPadded>
      <TextInput
        type="search"
        icon={IconSearch}
        aria-label={t('tags.search')}
        placeholder={t('tags.search')}
        value={search}
        onInput={(event) => setSearch(event.currentTarget.value)}
      />
      {shown.length === 0 && <p className={styles.none}>{t('tags.none')}</p>}
      {shown.map(({ classification, tagList }) => (
        <section key={classification?.id ?? 0} className={styles.group}>
          {hasClasses && <h3 className={styles.name}>{classification?.name ?? t('tags.other')}</h3>}
          <div className={styles.tags}>
            {tagList.map((tag) => (
              <TagButton
                key={tag.id}
                tag={tag}
                isChosen={chosen.includes(tag.id)}
                onClick={() => onTag(tag.id)}
              />
            ))}
          </div>
        </section>
      ))}
    </Card>
  );
}
