import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../../shared/session/useUser';
import { Button } from '../../../shared/ui/Button';
import { Card } from '../../../shared/ui/Card';
import { Field } from '../../../shared/ui/Field';
import { IconSend } from '../../../shared/ui/icons';
import { Notice } from '../../../shared/ui/Notice';
import { TextInput } from '../../../shared/ui/TextInput';
import styles from './settings.module.css';
import { outboxKey, sendTestMail } from './settingsQueries';

interface TestMailCardProps {
  /** How mails leave, as it is stored. */
  mode: string;
  /** The server knows the stored settings alone. */
  isUnsaved: boolean;
}

export function TestMailCard({ mode, isUnsaved }: TestMailCardProps) {
  const { t } = useTranslation('adminSettings');
  const queries = useQueryClient();
  const [email, setEmail] = useState(useUser()?.email ?? '');
  const send = useMutation({
    mutationFn: () => sendTestMail(email.trim()),
    onSettled: () => queries.invalidateQueries({ queryKey: outboxKey }),
  });
  if (mode === 'off') return null;
  return (
    <Card title={t('test.title')} isPadded>
      <p className={styles.lead}>{t(mode === 'smtp' ? 'test.smtp' : 'test.outbox')}</p>
      <form
        className={styles.test}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          send.mutate();
        }}
      >
        <Field
          label={t('test.address')}
          hint={isUnsaved && t('test.unsaved')}
          error={send.error?.message}
        >
          <TextInput
            type="email"
            value={email}
            onInput={(event) => {
              setEmail(event.currentTarget.value);
              send.reset();
            }}
          />
        </Field>
        <Button
          type="submit"
          icon={IconSend}
          isBusy={send.isPending}
          disabled={isUnsaved || !email.trim()}
        >
          {t('test.send')}
        </Button>
      </form>
      {send.isSuccess && (
        <Notice tone="good">{t(mode === 'smtp' ? 'test.sent' : 'test.kept')}</Notice>
      )}
    </Card>
  );
}
