import { valibotResolver } from '@hookform/resolvers/valibot';
import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { UserInfo } from '../../shared/api/types';
import { Button } from '../../shared/ui/Button';
import { Field } from '../../shared/ui/Field';
import layout from '../../shared/ui/layout.module.css';
import { Notice } from '../../shared/ui/Notice';
import { Select } from '../../shared/ui/Select';
import { TextInput } from '../../shared/ui/TextInput';
import { toast } from '../../shared/ui/toast';
import { MarkdownEditor } from '../../shared/ui/widgets/MarkdownEditor';
import { bodyOf, genders, profileLabels, profileLines, valuesOf } from './profileFields';
import styles from './settings.module.css';
import { changeProfile } from './settingsCalls';
import { profileSchema } from './settingsSchemas';

export function ProfileForm({ user }: { user: UserInfo }) {
  const { t } = useTranslation('settings');
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm({
    mode: 'onTouched',
    defaultValues: valuesOf(user),
    resolver: valibotResolver(profileSchema(t)),
  });
  const { errors, isSubmitting } = form.formState;
  const labels = profileLabels(t);

  const submit = form.handleSubmit(async (values) => {
    setFailure(null);
    try {
      await changeProfile(bodyOf(values));
      toast.success(t('updated'));
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error));
    }
  });

  return (
    <form className={layout.form} aria-label={t('userInfo')} onSubmit={submit} noValidate>
      {failure && <Notice tone="bad">{failure}</Notice>}
      <div className={styles.columns}>
        {profileLines.map((name) => (
          <Field key={name} label={labels[name]} error={errors[name]?.message}>
            <TextInput {...form.register(name)} />
          </Field>
        ))}
        <Field label={t('profile.gender')}>
          <Select
            options={genders.map((value) => ({ value, label: t(`profile.${value}`) }))}
            {...form.register('gender')}
          />
        </Field>
      </div>
      <Field label={t('profile.signature')} error={errors.signature?.message}>
        <Controller
          control={form.control}
          name="signature"
          render={({ field }) => (
            <div className={styles.editor}>
              <MarkdownEditor
                label={t('profile.signature')}
                value={field.value}
                onChange={field.onChange}
                onBlur={field.onBlur}
                ref={field.ref}
                isInvalid={Boolean(errors.signature)}
              />
            </div>
          )}
        />
      </Field>
      <div className={layout.row}>
        <Button kind="primary" type="submit" isBusy={isSubmitting}>
          {t('save')}
        </Button>
      </div>
    </form>
  );
}
