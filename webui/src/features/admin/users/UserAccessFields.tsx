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
  form: UserForm;
  onChange: (part: Partial<UserForm>) => void;
}

/** What the user may do, and whether he may at all. */
export function Access({ person, form, onChange }: PartProps & { person: Person }) {
  const { t } = useTranslation(['adminUsers', 'admin']);
  if (isBuiltInRoot(person)) return <Notice tone="info">{t('form.rootProtected')}</Notice>;
  return (
    <>
      <Field label={t('form.role')}>
        <Select
          value={String(form.role)}
          options={roleIds.map((id) => ({ value: String(id), label: t(`admin:role.${id}`) }))}
          onChange={(event) => {
            const role = roleIds.find((id) => String(id) === event.currentTarget.value);
            if (role) onChange({ role });
          }}
        />
      </Field>
      <Switch
        label={t('form.enabled')}
        hint={t('form.enabledHint')}
        checked={form.isEnabled}
        onChange={(event) => onChange({ isEnabled: event.currentTarget.checked })}
      />
    </>
  );
}

export function NewPassword({ form, error, onChange }: PartProps & { error: string | undefined }) {
  const { t } = useTranslation('adminUsers');
  return (
    <>
      <Switch
        label={t('form.setPassword')}
        hint={t('form.setPasswordHint')}
        checked={form.setsPassword}
        onChange={(event) => {
          const setsPassword = event.currentTarget.checked;
          // Who is told a password should not keep it.
          onChange({ setsPassword, ...(setsPassword ? { mustChange: true } : {}) });
        }}
      />
      {form.setsPassword && (
        <Field label={t('form.password')} hint={t('form.passwordHint')} error={error} isRequired>
          <PasswordInput
            autoComplete="new-password"
            value={form.password}
            onInput={(event) => onChange({ password: event.currentTarget.value })}
          />
        </Field>
      )}
      <Checkbox
        label={t('form.mustChange')}
        checked={form.mustChange}
        onChange={(event) => onChange({ mustChange: event.currentTarget.checked })}
      />
    </>
  );
}
