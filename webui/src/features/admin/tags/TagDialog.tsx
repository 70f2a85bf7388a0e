import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EditDialog } from '../../../shared/forms/EditDialog';
import { Field } from '../../../shared/ui/Field';
import { Select } from '../../../shared/ui/Select';
import { TextInput } from '../../../shared/ui/TextInput';
import { ColorField } from './ColorField';
import { deleteTag, saveTag, type Tag, type TagGroup } from './tagCalls';
import { isColor, isName, isTaken, longestTag } from './tagRules';
import { useSaving } from './useSaving';

interface TagDialogProps {
  /** Null makes a new one. */
  tag: Tag | null;
  groups: readonly TagGroup[];
  onClose: () => void;
}

export function TagDialog({ tag, groups, onClose }: TagDialogProps) {
  const { t } = useTranslation('adminTags');
  const [name, setName] = useState(tag?.name ?? '');
  const [color, setColor] = useState(tag?.color ?? '');
  const [tcid, setTcid] = useState(String(tag?.tcid ?? ''));
  const [isTried, setTried] = useState(false);
  const saving = useSaving(onClose);
  const others = groups.flatMap((group) => group.tagList).filter((each) => each.id !== tag?.id);
  const hasDuplicate = isTaken(name, others);
  const hasName = isName(name, longestTag);
  const hasColor = color.trim() === '' || color === tag?.color || isColor(color);

  const save = () => {
    setTried(true);
    if (!hasName || !hasColor || hasDuplicate) return;
    const body = { name: name.trim(), tcid: tcid === '' ? null : Number(tcid) };
    const chosen = color.trim() || null;
    // A colour of another form came with an import: it stays unless somebody changes it.
    const isColorKept = tag !== null && chosen === tag.color;
    void saving.run(() =>
      saveTag(tag?.id ?? null, isColorKept ? body : { ...body, color: chosen }),
    );
  };
  const removal = tag && {
    title: t('tag.deleteTitle', { name: tag.name }),
    body: t('tag.deleteBody', { name: tag.name }),
    run: () => void saving.run(() => deleteTag(tag.id), t('deleted', { name: tag.name })),
  };
  const nameError = hasDuplicate ? t('tag.exists') : isTried && !hasName && t('tag.nameLength');
  return (
    <EditDialog
      title={t(tag ? 'tag.edit' : 'tag.new')}
      failure={saving.failure}
      isBusy={saving.isBusy}
      onSave={save}
      removal={removal ?? undefined}
      onClose={onClose}
    >
      <Field label={t('name')} error={nameError || undefined} isRequired>
        <TextInput autoFocus value={name} onInput={(event) => setName(event.currentTarget.value)} />
      </Field>
      <Field label={t('tag.classification')}>
        <Select
          value={tcid}
          options={[
            { value: '', label: t('unclassified') },
            ...groups.flatMap(({ classification }) =>
              classification
                ? [{ value: String(classification.id), label: classification.name }]
                : [],
            ),
          ]}
          onChange={(event) => setTcid(event.currentTarget.value)}
        />
      </Field>
      <ColorField
        value={color}
        error={isTried && !hasColor ? t('colorBad') : undefined}
        onChange={setColor}
      />
    </EditDialog>
  );
}
