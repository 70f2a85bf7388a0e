import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EditDialog } from '../../../shared/forms/EditDialog';
import { Field } from '../../../shared/ui/Field';
import { TextInput } from '../../../shared/ui/TextInput';
import { ColorField } from './ColorField';
import { deleteLevel, type Level, saveLevel } from './tagCalls';
import { firstLevels, isColor, isName, longestLevel } from './tagRules';
import { useSaving } from './useSaving';

interface LevelDialogProps {
  /** Null makes a new one. */
  level: Level | null;
  onClose: () => void;
}

export function LevelDialog({ level, onClose }: LevelDialogProps) {
  const { t } = useTranslation('adminTags');
  const [name, setName] = useState(level?.name ?? '');
  const [color, setColor] = useState(level?.color ?? '#8e44ad');
  const [isTried, setTried] = useState(false);
  const saving = useSaving(onClose);

  const save = () => {
    setTried(true);
    if (!isName(name, longestLevel) || !isColor(color)) return;
    const body = { name: name.trim(), color: color.trim() };
    void saving.run(() => saveLevel(level?.id ?? null, body));
  };
  const removal =
    level && !firstLevels.includes(level.id)
      ? {
          title: t('level.deleteTitle', { name: level.name }),
          body: t('level.deleteBody'),
          run: () =>
            void saving.run(() => deleteLevel(level.id), t('deleted', { name: level.name })),
        }
      : undefined;
  return (
    <EditDialog
      title={t(level ? 'level.edit' : 'level.new')}
      failure={saving.failure}
      isBusy={saving.isBusy}
      onSave={save}
      removal={removal}
      onClose={onClose}
    >
      <Field
        label={t('name')}
        error={isTried && !isName(name, longestLevel) ? t('level.nameLength') : undefined}
        isRequired
      >
        <TextInput autoFocus value={name} onInput={(event) => setName(event.currentTarget.value)} />
      </Field>
      <ColorField
        value={color}
        error={isTried && !isColor(color) ? t('colorBad') : undefined}
        isRequired
        onChange={setColor}
      />
    </EditDialog>
  );
}
