import { valibotResolver } from '@hookform/resolvers/valibot';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { to } from '../../app/routes';
import { ApiError } from '../../shared/api/errors';
import type { SetupState } from '../../shared/api/types';
import { changeLocale } from '../../shared/i18n/i18n';
import { useLocale } from '../../shared/i18n/useLocale';
import { timezones } from '../../shared/lib/timezones';
import { enterSession } from '../../shared/session/session';
import { Button } from '../../shared/ui/Button';
import { Field } from '../../shared/ui/Field';
import { Notice } from '../../shared/ui/Notice';
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
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm({
    mode: 'onTouched',
    defaultValues: {
      code: '',
      password: '',
      passwordAgain: '',
      name: '',
      shortName: '',
      language: locale,
      timezone: proposal.timezone ?? 'Asia/Shanghai',
    },
    resolver: valibotResolver(setupSchema(t)),
  });
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async ({ passwordAgain: _, ...answers }) => {
    setFailure(null);
    try {
      enterSession(await finishSetup(answers));
      // A full load: the server now writes the site's name into the page.
      location.assign(to('Home'));
    } catch (error) {
      if (error instanceof ApiError && error.key === 'setup.code_wrong') {
        form.setError('code', { message: error.message }, { shouldFocus: true });
      } else {
        setFailure(error instanceof Error ? error.message : String(error));
      }
    }
  });

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <p className={styles.intro}>{t('intro')}</p>
      {failure && <Notice tone="bad">{failure}</Notice>}
      <Field label={t('code')} hint={t('codeHint')} error={errors.code?.message} isRequired>
        <TextInput isMono autoFocus spellCheck={false} {...form.register('code')} />
      </Field>
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{t('account')}</legend>
        <p className={styles.remark}>{t('accountHint')}</p>
        <div className={styles.pair}>
          <Field
            label={t('password')}
            hint={t('passwordHint')}
            error={errors.password?.message}
            isRequired
          >
            <PasswordInput autoComplete="new-password" {...form.register('password')} />
          </Field>
          <Field label={t('passwordAgain')} error={errors.passwordAgain?.message} isRequired>
            <PasswordInput autoComplete="new-password" {...form.register('passwordAgain')} />
          </Field>
        </div>
      </fieldset>
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{t('site')}</legend>
        <div className={styles.pair}>
          <Field label={t('name')} hint={t('nameHint')} error={errors.name?.message} isRequired>
            <TextInput {...form.register('name')} />
          </Field>
          <Field label={t('shortName')} hint={t('shortNameHint')} error={errors.shortName?.message}>
            <TextInput placeholder="OJ" {...form.register('shortName')} />
          </Field>
          <Field label={t('language')}>
            <Select
              options={languages}
              {...form.register('language', {
                onChange: (event) => void changeLocale(event.target.value),
              })}
            />
          </Field>
          <Field label={t('timezone')} error={errors.timezone?.message}>
            <Select options={timezones()} {...form.register('timezone')} />
          </Field>
        </div>
      </fieldset>
      <Button kind="primary" size="large" type="submit" isWide isBusy={isSubmitting}>
        {t('submit')}
      </Button>
    </form>
  );
}
