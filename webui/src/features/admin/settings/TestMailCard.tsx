import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { object, pipe, string, trim } from 'valibot';
import { useEditForm } from '../../../shared/forms/useEditForm';
import { useUser } from '../../../shared/session/useUser';
import { Button } from '../../../shared/ui/Button';
import { Card } from '../../../shared/ui/Card';
import { Field } from '../../../shared/ui/Field';
import { IconSend } from '../../../shared/ui/icons';
import { Notice } from '../../../shared/ui/Notice';
import { TextInput } from '../../../shared/ui/TextInput';
import styles from './settings.module.css';
import { outboxKey, sendTestMail } from './settingsQueries';

const schema = object({ email: pipe(string(), trim()) });

interface TestMailCardProps {
  /** How mails leave, as it is stored. */
  mode: string;
  /** The server knows the stored settings alone. */
  isUnsaved: boolean;
}

export function TestMailCard({ mode, isUnsaved }: TestMailCardProps) {
  const { t } = useTranslation('adminSettings');
  const queries = useQueryClient();
  const own = useUser()?.email ?? '';
  const [isSent, setSent] = useState(false);
  const edit = useEditForm({
    values: { email: own },
    schema,
    save: ({ email }) => {
      setSent(false);
      return sendTestMail(email).finally(() => queries.invalidateQueries({ queryKey: outboxKey }));
    },
    fieldOf: 'email',
    onSaved: () => setSent(true),
    mayBeLeft: true,
  });
  if (mode === 'off') return null;
  return (
    <Card title={t('test.title')} isPadded>
      <p className={styles.lead}>{t(mode === 'smtp' ? 'test.smtp' : 'test.outbox')}</p>
      <form className={styles.test} noValidate onSubmit={edit.onSubmit}>
        <Field
          label={t('test.address')}
          hint={isUnsaved && t('test.unsaved')}
          error={edit.errorOf('email')}
        >
          <TextInput type="email" {...edit.register('email')} />
        </Field>
        <Button
          type="submit"
          icon={IconSend}
          isBusy={edit.isBusy}
          disabled={isUnsaved || !edit.form.watch('email').trim()}
        >
          {t('test.send')}
        </Button>
      </form>
      {isSent && !edit.isChanged && (
        <Notice tone="good">{t(mode === 'smtp' ? 'test.sent' : 'test.kept')}</Notice>
      )}
    </Card>
  );
}
