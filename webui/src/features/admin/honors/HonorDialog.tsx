import { useTranslation } from 'react-i18next';
import { EditDialog } from '../../../shared/forms/EditDialog';
import { useEditForm } from '../../../shared/forms/useEditForm';
import { Field } from '../../../shared/ui/Field';
import { NumberInput } from '../../../shared/ui/NumberInput';
import { TextInput } from '../../../shared/ui/TextInput';
import { type Honor, honorsKey, saveHonor } from './honorCalls';
import { honorSchema } from './honorSchema';
import styles from './honors.module.css';

interface HonorDialogProps {
  /** Null makes a new one. */
  honor: Honor | null;
  onClose: () => void;
}

export function HonorDialog({ honor, onClose }: HonorDialogProps) {
  const { t } = useTranslation('adminHonors');
  const edit = useEditForm({
    values: {
      name: honor?.name ?? '',
      color: honor?.color ?? '#c0392b',
      ac: honor ? String(honor.ac) : '',
    },
    schema: honorSchema(t),
    save: (body) => saveHonor(honor?.id ?? null, body),
    said: t('form.saved'),
    keys: [honorsKey],
    fieldOf: { 'honor.exists': 'name' },
    onSaved: onClose,
  });
  const { register, errorOf } = edit;

  return (
    <EditDialog title={t(honor ? 'form.edit' : 'form.new')} edit={edit} onClose={onClose}>
      <Field label={t('form.name')} error={errorOf('name')} isRequired>
        <TextInput autoFocus {...register('name')} />
      </Field>
      <Field label={t('form.ac')} hint={t('form.acHint')} error={errorOf('ac')} isRequired>
        <NumberInput {...register('ac')} />
      </Field>
      <Field label={t('form.color')} hint={t('form.colorHint')} error={errorOf('color')} isRequired>
        <TextInput
          isMono
          maxLength={7}
          {...register('color')}
          suffix={
            <span className={styles.swatch} style={{ background: edit.form.watch('color') }} />
          }
        />
      </Field>
    </EditDialog>
  );
}
