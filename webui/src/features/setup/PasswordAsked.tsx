import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../shared/ui/Button';
import { Field } from '../../shared/ui/Field';
import { PasswordInput } from '../../shared/ui/PasswordInput';
import styles from './SetupPage.module.css';
import type { NamedBackup, useFirstRestore } from './useFirstRestore';

export type Put = ReturnType<typeof useFirstRestore>['put'];

/** The password of a sealed backup that is about to become the site. */
export function PasswordAsked({ backup, put }: { backup: NamedBackup; put: Put }) {
  const { t } = useTranslation('setup');
  const [password, setPassword] = useState('');
  return (
    <form
      className={styles.asked}
      onSubmit={(event) => {
        event.preventDefault();
        if (password !== '') void put.run({ backup, password });
      }}
    >
      <Field
        label={t('restore.password')}
        hint={t('restore.passwordHint', { name: backup.name })}
        keepsHint
        error={password === '' ? undefined : (put.failure ?? undefined)}
      >
        <PasswordInput
          autoComplete="off"
          autoFocus
          value={password}
          onInput={(event) => {
            setPassword(event.currentTarget.value);
            put.forget();
          }}
        />
      </Field>
      <div>
        <Button kind="primary" type="submit" isBusy={put.isBusy}>
          {t('restore.open')}
        </Button>
      </div>
    </form>
  );
}
