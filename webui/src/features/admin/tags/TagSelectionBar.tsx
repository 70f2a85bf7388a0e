import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Tag } from '../../../entities/tag/tagQueries';
import { useAction } from '../../../shared/forms/useAction';
import { useEnumeration } from '../../../shared/i18n/useEnumeration';
import type { Selection } from '../../../shared/lists/useSelection';
import { Button } from '../../../shared/ui/Button';
import { IconTrash } from '../../../shared/ui/icons';
import { MergeDialog } from './MergeDialog';
import { deleteTags, tagKeys } from './tagCalls';
import styles from './tags.module.css';

interface TagSelectionBarProps {
  selection: Selection<Tag>;
  /** On how many problems each tag stands, by its id. */
  usage: ReadonlyMap<number, number>;
}

/** What can be done with the ticked tags, such as those that an import has left. */
export function TagSelectionBar({ selection, usage }: TagSelectionBarProps) {
  const { t } = useTranslation('adminTags');
  const [isMerging, setMerging] = useState(false);
  const enumerate = useEnumeration();
  const tags = selection.rows;
  const removal = useAction({
    run: () => deleteTags(tags.map(({ id }) => id)),
    ask: () => ({
      title: t('several.deleteTitle', { count: tags.length }),
      body: t('several.deleteBody', {
        names: enumerate(
          tags.map(({ name }) => name),
          12,
        ),
      }),
      confirmLabel: t('several.delete'),
      isDestructive: true,
    }),
    said: () => t('several.deleted', { count: tags.length }),
    keys: tagKeys,
    onDone: selection.clear,
  });
  if (tags.length === 0) return null;
  return (
    <section className={styles.selection} aria-label={t('several.title')}>
      <strong aria-live="polite">{t('several.count', { count: tags.length })}</strong>
      <Button size="small" disabled={tags.length < 2} onClick={() => setMerging(true)}>
        {t('several.merge')}
      </Button>
      <Button size="small" icon={IconTrash} onClick={() => void removal.run()}>
        {t('several.delete')}
      </Button>
      <Button size="small" kind="quiet" onClick={selection.clear}>
        {t('several.clear')}
      </Button>
      {isMerging && (
        <MergeDialog
          tags={tags}
          usage={usage}
          onMerged={selection.clear}
          onClose={() => setMerging(false)}
        />
      )}
    </section>
  );
}
