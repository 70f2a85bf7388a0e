import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { bootData } from '../../shared/api/boot';
import type { UserInfo } from '../../shared/api/types';
import { EditNotices } from '../../shared/forms/EditNotices';
import { useEditForm } from '../../shared/forms/useEditForm';
import { isAdmin } from '../../shared/session/session';
import { Button } from '../../shared/ui/Button';
import { Field } from '../../shared/ui/Field';
import layout from '../../shared/ui/layout.module.css';
import { Select } from '../../shared/ui/Select';
import { TextInput } from '../../shared/ui/TextInput';
import { MarkdownEditor } from '../../shared/ui/widgets/MarkdownEditor';
import { bodyOf, genders, profileLabels, profileLines, valuesOf } from './profileFields';
import styles from './settings.module.css';
import { changeProfile } from './settingsCalls';
import { profileSchema } from './settingsSchemas';

/** A name and a number that are there are the teacher's to change, unless the site lets people. */
const isGiven = (name: string, user: UserInfo) =>
  (name === 'realname' || name === 'number') &&
  Boolean(user[name]) &&
  !isAdmin(user) &&
  !bootData().config.changeOwnNames;

export function ProfileForm({ user }: { user: UserInfo }) {
  const { t } = useTranslation('settings');
  const edit = useEditForm({
    mode: 'onTouched',
    values: valuesOf(user),
    schema: profileSchema(t),
    save: (values) => changeProfile(bodyOf(values)),
    said: t('updated'),
    mayBeLeft: true,
  });
  const { form, register, errorOf } = edit;
  const labels = profileLabels(t);

  return (
    <form className={layout.form} aria-label={t('userInfo')} onSubmit={edit.onSubmit} noValidate>
      <EditNotices edit={edit} />
      <div className={styles.columns}>
        {profileLines.map((name) => (
          <Field
            key={name}
            label={labels[name]}
            error={errorOf(name)}
            hint={isGiven(name, user) ? t('profile.given') : undefined}
          >
            <TextInput {...register(name)} readOnly={isGiven(name, user)} />
          </Field>
        ))}
        <Field label={t('profile.gender')}>
          <Select
            options={genders.map((value) => ({ value, label: t(`profile.${value}`) }))}
            {...register('gender')}
          />
        </Field>
      </div>
      <Field label={t('profile.signature')} error={errorOf('signature')}>
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
                isInvalid={errorOf('signature') !== undefined}
              />
            </div>
          )}
        />
      </Field>
      <div className={layout.row}>
        <Button kind="primary" type="submit" isBusy={edit.isBusy}>
          {t('save')}
        </Button>
      </div>
    </form>
  );
}
