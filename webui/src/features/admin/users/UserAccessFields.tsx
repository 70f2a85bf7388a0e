import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Person } from '../../../entities/user/people';
import { Checkbox } from '../../../shared/ui/Checkbox';
import { Field } from '../../../shared/ui/Field';
import { Notice } from '../../../shared/ui/Notice';
import { PasswordInput } from '../../../shared/ui/PasswordInput';
import { Select } from '../../../shared/ui/Select';
import { Switch } from '../../../shared/ui/Switch';
import { isBuiltInRoot, roleIds, type UserForm } from './userForm';

interface PartProps {
  form: UseFormReturn<UserForm, unknown, UserForm>;
}

/** What the user may do, and whether he may at all. */
export function Access({ person, form }: PartProps & { person: Person }) {
  const { t } = useTranslation(['adminUsers', 'admin']);
  if (isBuiltInRoot(person)) return <Notice tone="info">{t('form.rootProtected')}</Notice>;
  return (
    <>
      <Field label={t('form.role')}>
        <Select
          options={roleIds.map((id) => ({ value: String(id), label: t(`admin:role.${id}`) }))}
          {...form.register('role', { setValueAs: Number })}
        />
      </Field>
      <Switch
        label={t('form.enabled')}
        hint={t('form.enabledHint')}
        {...form.register('isEnabled')}
      />
    </>
  );
}

export function NewPassword({ form, error }: PartProps & { error: string | undefined }) {
  const { t } = useTranslation('adminUsers');
  return (
    <>
      <Switch
        label={t('form.setPassword')}
        hint={t('form.setPasswordHint')}
        {...form.register('setsPassword', {
          // Who is told a password should not keep it.
          onChange: (event) => {
            if (event.target.checked) form.setValue('mustChange', true);
          },
        })}
      />
      {form.watch('setsPassword') && (
        <Field label={t('form.password')} hint={t('form.passwordHint')} error={error} isRequired>
          <PasswordInput autoComplete="new-password" {...form.register('password')} />
        </Field>
      )}
      <Checkbox label={t('form.mustChange')} {...form.register('mustChange')} />
    </>
  );
}
