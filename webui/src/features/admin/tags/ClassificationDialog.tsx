import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EditDialog } from '../../../shared/forms/EditDialog';
import { Field } from '../../../shared/ui/Field';
import { NumberInput } from '../../../shared/ui/NumberInput';
import { TextInput } from '../../../shared/ui/TextInput';
import { type Classification, deleteClassification, saveClassification } from './tagCalls';
import { isName, isRank, longestTag } from './tagRules';
import { useSaving } from './useSaving';

interface ClassificationDialogProps {
  /** Null makes a new one. */
  classification: Classification | null;
  /** The order of a new one. */
  nextRank: number;
  onClose: () => void;
}

export function ClassificationDialog({
  classification,
  nextRank,
  onClose,
}: ClassificationDialogProps) {
  const { t } = useTranslation('adminTags');
  const [name, setName] = useState(classification?.name ?? '');
  const [rank, setRank] = useState(String(classification?.rank ?? nextRank));
  const [isTried, setTried] = useState(false);
  const saving = useSaving(onClose);

  const save = () => {
    setTried(true);
    if (!isName(name, longestTag) || !isRank(rank)) return;
    const body = { name: name.trim(), rank: Number(rank) };
    void saving.run(() => saveClassification(classification?.id ?? null, body));
  };
  const removal = classification && {
    title: t('class.deleteTitle', { name: classification.name }),
    body: t('class.deleteBody', { name: classification.name }),
    run: () =>
      void saving.run(
        () => deleteClassification(classification.id),
        t('deleted', { name: classification.name }),
      ),
  };
  return (
    <EditDialog
      title={t(classification ? 'class.edit' : 'class.new')}
      failure={saving.failure}
      isBusy={saving.isBusy}
      onSave={save}
      removal={removal ?? undefined}
      onClose={onClose}
    >
      <Field
        label={t('name')}
        error={isTried && !isName(name, longestTag) ? t('tag.nameLength') : undefined}
        isRequired
      >
        <TextInput autoFocus value={name} onInput={(event) => setName(event.currentTarget.value)} />
      </Field>
      <Field
        label={t('class.rank')}
        hint={t('class.rankHint')}
        error={isTried && !isRank(rank) ? t('class.rankBad') : undefined}
        isRequired
      >
        <NumberInput value={rank} onInput={(event) => setRank(event.currentTarget.value)} />
      </Field>
    </EditDialog>
  );
}
