import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Tag } from '../../../entities/tag/tagQueries';
import { useAction } from '../../../shared/forms/useAction';
import { Button } from '../../../shared/ui/Button';
import { Dialog } from '../../../shared/ui/Dialog';
import { Field } from '../../../shared/ui/Field';
import { Select } from '../../../shared/ui/Select';
import { mergeTags, tagKeys } from './tagCalls';
import styles from './tags.module.css';

interface MergeDialogProps {
  tags: readonly Tag[];
  usage: ReadonlyMap<number, number>;
  onMerged: () => void;
  onClose: () => void;
}

/** One of the ticked tags stays, the one of most problems unless another is chosen. */
export function MergeDialog({ tags, usage, onMerged, onClose }: MergeDialogProps) {
  const { t } = useTranslation('adminTags');
  const uses = (tag: Tag) => usage.get(tag.id) ?? 0;
  const ordered = [...tags].sort((one, other) => uses(other) - uses(one));
  const [kept, setKept] = useState(ordered[0]?.id);
  const name = tags.find(({ id }) => id === kept)?.name ?? '';
  const merge = useAction({
    run: async (into: number) =>
      mergeTags(
        tags.map(({ id }) => id).filter((id) => id !== into),
        into,
      ),
    said: () => t('several.merged', { name }),
    keys: tagKeys,
    onDone: () => {
      onClose();
      onMerged();
    },
  });
  return (
    <Dialog
      title={t('several.mergeTitle', { count: tags.length })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('several.cancel')}</Button>
          <Button
            kind="primary"
            disabled={merge.isBusy || kept === undefined}
            onClick={() => kept !== undefined && void merge.run(kept)}
          >
            {t('several.mergeConfirm')}
          </Button>
        </>
      }
    >
      <Field label={t('several.kept')} hint={t('several.keptHint')}>
        <Select
          value={String(kept ?? '')}
          options={ordered.map((tag) => ({
            value: String(tag.id),
            label: t('several.option', { name: tag.name, count: uses(tag) }),
          }))}
          onChange={(event) => setKept(Number(event.currentTarget.value))}
        />
      </Field>
      <p className={styles.none}>{t('several.mergeBody', { name })}</p>
    </Dialog>
  );
}
