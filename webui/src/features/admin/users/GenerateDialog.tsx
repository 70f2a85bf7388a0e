import { useTranslation } from 'react-i18next';
import { getDotPath, safeParse } from 'valibot';
import { peopleKey } from '../../../entities/user/people';
import { EditDialog } from '../../../shared/forms/EditDialog';
import { useEditForm } from '../../../shared/forms/useEditForm';
import { Checkbox } from '../../../shared/ui/Checkbox';
import { Field } from '../../../shared/ui/Field';
import { Notice } from '../../../shared/ui/Notice';
import { NumberInput } from '../../../shared/ui/NumberInput';
import { TextArea } from '../../../shared/ui/TextArea';
import { TextInput } from '../../../shared/ui/TextInput';
import {
  emptyGeneration,
  endsOf,
  type Generation,
  generationSchema,
  namesOf,
  numbersOf,
} from './generation';
import { generateUsers } from './userQueries';
import styles from './users.module.css';

interface GenerateDialogProps {
  onClose: () => void;
  /** The accounts are there; their passwords wait under the key. */
  onDone: (slipKey: string) => void;
}

/** Numbered accounts with made-up passwords, for a lesson or a contest. */
export function GenerateDialog({ onClose, onDone }: GenerateDialogProps) {
  const { t } = useTranslation('adminUsers');
  const schema = generationSchema(t);
  const edit = useEditForm({
    values: emptyGeneration,
    schema,
    save: generateUsers,
    keys: [peopleKey],
    onSaved: ({ key }) => onDone(key),
  });
  const { form, register } = edit;
  const values = form.watch();
  // The fields hang together: what is wrong is said at once, and for all of them.
  const faults = safeParse(schema, values).issues;
  const errorOf = (name: keyof Generation) =>
    faults?.find((fault) => getDotPath(fault) === name)?.message;
  const { count } = numbersOf(values);
  const [first, last] = endsOf(values);
  const isNamed = namesOf(values.names).length > 0;

  return (
    <EditDialog
      title={t('generate.title')}
      size="large"
      edit={edit}
      saveLabel={t('generate.make')}
      onClose={onClose}
    >
      <div className={styles.fields}>
        <Field label={t('generate.prefix')} error={errorOf('prefix')}>
          <TextInput {...register('prefix')} />
        </Field>
        <Field label={t('generate.suffix')}>
          <TextInput {...register('suffix')} />
        </Field>
        <Field label={t('generate.from')} hint={t('generate.zeroHint')}>
          <NumberInput {...register('from')} />
        </Field>
        {!isNamed && (
          <Field label={t('generate.to')} error={errorOf('to')}>
            <NumberInput {...register('to')} />
          </Field>
        )}
        <Field
          label={t('generate.length')}
          hint={t('generate.lengthHint')}
          error={errorOf('length')}
        >
          <NumberInput {...register('length')} />
        </Field>
        <Field label={t('form.className')}>
          <TextInput maxLength={50} {...register('className')} />
        </Field>
      </div>
      <Field
        label={t('generate.realnames')}
        hint={t('generate.realnamesHint')}
        error={errorOf('names') ?? (isNamed ? errorOf('to') : undefined)}
      >
        <TextArea rows={4} {...register('names')} />
      </Field>
      <Checkbox label={t('form.mustChange')} {...register('mustChange')} />
      {!faults && (
        <Notice>
          {t('generate.names', {
            count,
            first,
            last,
          })}
        </Notice>
      )}
    </EditDialog>
  );
}
