import { useTranslation } from 'react-i18next';
import { to } from '../../app/routes';
import type { SetupState } from '../../shared/api/types';
import { EditNotices } from '../../shared/forms/EditNotices';
import { useEditForm } from '../../shared/forms/useEditForm';
import { changeLocale } from '../../shared/i18n/i18n';
import { useLocale } from '../../shared/i18n/useLocale';
import { timezones } from '../../shared/lib/timezones';
import { enterSession } from '../../shared/session/session';
import { Button } from '../../shared/ui/Button';
import { Checkbox } from '../../shared/ui/Checkbox';
import { Field } from '../../shared/ui/Field';
import { PasswordInput } from '../../shared/ui/PasswordInput';
import { Select } from '../../shared/ui/Select';
import { TextInput } from '../../shared/ui/TextInput';
import styles from './SetupPage.module.css';
import { finishSetup } from './setupQueries';
import { setupSchema } from './setupSchema';

interface SetupFormProps {
  proposal: SetupState;
}

const languages = [
  { value: 'zh-CN', label: '\u7b80\u4f53\u4e2d\u6587' },
  { value: 'en-US', label: 'English' },
];

export function SetupForm({ proposal }: SetupFormProps) {
  const { t } = useTranslation('setup');
  const locale = useLocale();
  const edit = useEditForm({
    values: {
      code: '',
      password: '',
      passwordAgain: '',
      name: '',
      shortName: '',
      language: locale,
      timezone: proposal.timezone ?? 'Asia/Shanghai',
      demo: false,
    },
    schema: setupSchema(t),
    save: ({ passwordAgain: _, ...answers }) => finishSetup(answers),
    fieldOf: { 'setup.code_wrong': 'code' },
    onSaved: (user) => {
      enterSession(user);
      // A full load: the server now writes the site's name into the page.
      location.assign(to('Home'));
    },
    mayBeLeft: true,
  });
  const { register, errorOf } = edit;

  return (
    <form className={styles.form} onSubmit={edit.onSubmit} noValidate>
      <p className={styles.intro}>{t('intro')}</p>
      <EditNotices edit={edit} />
      <Field label={t('code')} hint={t('codeHint')} error={errorOf('code')} keepsHint isRequired>
        <TextInput isMono autoFocus spellCheck={false} {...register('code')} />
      </Field>
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{t('account')}</legend>
        <p className={styles.remark}>{t('accountHint')}</p>
        <div className={styles.pair}>
          <Field
            label={t('password')}
            hint={t('passwordHint')}
            error={errorOf('password')}
            isRequired
          >
            <PasswordInput autoComplete="new-password" {...register('password')} />
          </Field>
          <Field label={t('passwordAgain')} error={errorOf('passwordAgain')} isRequired>
            <PasswordInput autoComplete="new-password" {...register('passwordAgain')} />
          </Field>
        </div>
      </fieldset>
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{t('site')}</legend>
        <div className={styles.pair}>
          <Field label={t('name')} hint={t('nameHint')} error={errorOf('name')} isRequired>
            <TextInput {...register('name')} />
          </Field>
          <Field label={t('shortName')} hint={t('shortNameHint')} error={errorOf('shortName')}>
            <TextInput {...register('shortName')} />
          </Field>
          <Field label={t('language')}>
            <Select
              options={languages}
              {...register('language', {
                onChange: (event) => void changeLocale(event.target.value),
              })}
            />
          </Field>
          <Field label={t('timezone')} error={errorOf('timezone')}>
            <Select options={timezones()} {...register('timezone')} />
          </Field>
        </div>
        <Checkbox label={t('demo')} hint={t('demoHint')} {...register('demo')} />
      </fieldset>
      <Button kind="primary" size="large" type="submit" isWide isBusy={edit.isBusy}>
        {t('submit')}
      </Button>
    </form>
  );
}
