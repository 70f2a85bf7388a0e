import { useTranslation } from 'react-i18next';
import { Field } from '../../../shared/ui/Field';
import { TextInput, type TextInputProps } from '../../../shared/ui/TextInput';
import type { TextName, UserForm } from './userForm';
import styles from './users.module.css';

interface UserTextFieldsProps {
  form: UserForm;
  colorError: string | undefined;
  onChange: (part: Partial<UserForm>) => void;
}

/** The bounds are those of the contract (admin.md §3). */
export function UserTextFields({ form, colorError, onChange }: UserTextFieldsProps) {
  const { t } = useTranslation('adminUsers');
  const input = (name: TextName, attributes: TextInputProps) => (
    <TextInput
      {...attributes}
      value={form[name]}
      onInput={(event) => onChange({ [name]: event.currentTarget.value })}
    />
  );
  return (
    <div className={styles.fields}>
      <Field label={t('form.realname')}>{input('realname', { maxLength: 50 })}</Field>
      <Field label={t('form.className')}>{input('className', { maxLength: 50 })}</Field>
      <Field label={t('form.number')}>{input('number', { maxLength: 20 })}</Field>
      <Field label={t('form.email')}>{input('email', { type: 'email', maxLength: 320 })}</Field>
      <Field label={t('form.mobile')}>{input('mobile', { type: 'tel', maxLength: 16 })}</Field>
      <Field label={t('form.titleName')}>{input('titleName', { maxLength: 20 })}</Field>
      <Field label={t('form.titleColor')} hint={t('form.titleColorHint')} error={colorError}>
        {input('titleColor', { isMono: true, maxLength: 7 })}
      </Field>
    </div>
  );
}
