import { useTranslation } from 'react-i18next';
import { TagChip } from '../../../entities/tag/TagChip';
import type { Classification, Tag, TagGroup } from '../../../entities/tag/tagQueries';
import { Card } from '../../../shared/ui/Card';
import { IconButton } from '../../../shared/ui/IconButton';
import { IconPencil } from '../../../shared/ui/icons';
import styles from './tags.module.css';

interface TagGroupCardProps {
  group: TagGroup;
  /** False for people who may only read. */
  isEditable: boolean;
  onTag: (tag: Tag) => void;
  onClassification: (classification: Classification) => void;
}

/** A classification with its tags; each opens in a dialog. */
export function TagGroupCard({
  group: { classification, tagList },
  isEditable,
  onTag,
  onClassification,
}: TagGroupCardProps) {
  const { t } = useTranslation('adminTags');
  return (
    <Card
      title={
        <>
          {classification?.name ?? t('unclassified')}
          <span className={styles.count}>{tagList.length}</span>
        </>
      }
      isPadded
      actions={
        classification &&
        isEditable && (
          <IconButton
            icon={IconPencil}
            label={t('editNamed', { name: classification.name })}
            onClick={() => onClassification(classification)}
          />
        )
      }
    >
      {tagList.length === 0 ? (
        <p className={styles.none}>{t('noTags')}</p>
      ) : (
        <ul className={styles.tags}>
          {tagList.map((tag) => (
            <li key={tag.id}>
              {isEditable ? (
                <button
                  type="button"
                  className={styles.tag}
                  aria-label={t('editNamed', { name: tag.name })}
                  onClick={() => onTag(tag)}
                >
                  <TagChip tag={tag} />
                </button>
              ) : (
                <TagChip tag={tag} />
              )}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
