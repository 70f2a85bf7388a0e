import { useTranslation } from 'react-i18next';
import { TagChip } from '../../../entities/tag/TagChip';
import type { Classification, Tag, TagGroup } from '../../../entities/tag/tagQueries';
import { SelectionBox } from '../../../shared/lists/SelectionBox';
import type { Selection } from '../../../shared/lists/useSelection';
import { Card } from '../../../shared/ui/Card';
import { IconButton } from '../../../shared/ui/IconButton';
import { IconPencil } from '../../../shared/ui/icons';
import layout from '../../../shared/ui/layout.module.css';
import styles from './tags.module.css';

interface TagGroupCardProps {
  group: TagGroup;
  /** False for people who may only read. */
  isEditable: boolean;
  /** On how many problems each tag stands, by its id; empty until it is known. */
  usage: ReadonlyMap<number, number>;
  selection: Selection<Tag>;
  onTag: (tag: Tag) => void;
  onClassification: (classification: Classification) => void;
}

/** A classification with its tags; each opens in a dialog. */
export function TagGroupCard({
  group: { classification, tagList },
  isEditable,
  usage,
  selection,
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
            <li key={tag.id} className={styles.entry}>
              {isEditable ? (
                <>
                  <SelectionBox
                    label={t('several.choose', { name: tag.name })}
                    isChecked={selection.has(tag)}
                    onChange={(isIn) => selection.set([tag], isIn)}
                  />
                  <button
                    type="button"
                    className={styles.tag}
                    aria-label={t('editNamed', { name: tag.name })}
                    onClick={() => onTag(tag)}
                  >
                    <TagChip tag={tag} />
                  </button>
                </>
              ) : (
                <TagChip tag={tag} />
              )}
              <UseCount count={usage.get(tag.id)} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

function UseCount({ count }: { count: number | undefined }) {
  const { t } = useTranslation('adminTags');
  if (count === undefined) return null;
  const words = t('several.uses', { count });
  return (
    <span className={styles.uses} title={words}>
      <span aria-hidden="true">{count}</span>
      <span className={layout.hiddenText}>{words}</span>
    </span>
  );
}
