import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../shared/ui/Button';
import { Card } from '../../shared/ui/Card';
import { classNames } from '../../shared/ui/classNames';
import { IconSearch } from '../../shared/ui/icons';
import { TextInput } from '../../shared/ui/TextInput';
import { TagButton } from './TagButton';
import styles from './TagPanel.module.css';
import type { Tag, TagGroup } from './types';

interface TagPanelProps {
  groups: readonly TagGroup[];
  chosen: readonly number[];
  onTag: (id: number) => void;
}

/** All tags by classification, two groups in a row, with a search among them (S1 §2). */
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
      <div className={styles.groups}>
        {shown.map(({ classification, tagList }) => (
          <section
            key={classification?.id ?? 0}
            className={classNames(classification === null && styles.wide)}
            aria-label={classification?.name ?? t('tags.other')}
          >
            {hasClasses && (
              <h3 className={styles.name}>{classification?.name ?? t('tags.other')}</h3>
            )}
            <TagGroupButtons tags={tagList} chosen={chosen} isWhole={wanted !== ''} onTag={onTag} />
          </section>
        ))}
      </div>
    </Card>
  );
}

interface TagGroupButtonsProps {
  tags: readonly Tag[];
  chosen: readonly number[];
  /** What was searched for is never folded. */
  isWhole: boolean;
  onTag: (id: number) => void;
}

/** More tags of one group wait behind a button. */
const mostAtFirst = 12;

function TagGroupButtons({ tags, chosen, isWhole, onTag }: TagGroupButtonsProps) {
  const { t } = useTranslation('problemList');
  const [isOpen, setOpen] = useState(false);
  const shown = isOpen || isWhole ? tags : tags.slice(0, mostAtFirst);
  return (
    <div className={styles.tags}>
      {shown.map((tag) => (
        <TagButton
          key={tag.id}
          tag={tag}
          isChosen={chosen.includes(tag.id)}
          onClick={() => onTag(tag.id)}
        />
      ))}
      {shown.length < tags.length && (
        <Button kind="quiet" size="small" onClick={() => setOpen(true)}>
          {t('tags.more', { count: tags.length - shown.length })}
        </Button>
      )}
    </div>
  );
}
