import type { UseFormRegister } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Field } from '../../../shared/ui/Field';
import { TextInput, type TextInputProps } from '../../../shared/ui/TextInput';
import type { TextName, UserForm } from './userForm';
import styles from './users.module.css';

interface UserTextFieldsProps {
  register: UseFormRegister<UserForm>;
  colorError: string | undefined;
}

/** The bounds are those of the contract (admin.md §3). */
export function UserTextFields({ register, colorError }: UserTextFieldsProps) {
  const { t } = useTranslation('adminUsers');
  const input = (name: TextName, attributes: TextInputProps) => (
    <TextInput {...attributes} {...register(name)} />
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
