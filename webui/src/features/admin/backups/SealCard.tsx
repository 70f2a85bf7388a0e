import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import {
  boolean,
  check,
  forward,
  maxLength,
  minLength,
  object,
  partialCheck,
  pipe,
  string,
} from 'valibot';
import { EditNotices } from '../../../shared/forms/EditNotices';
import { useAction } from '../../../shared/forms/useAction';
import { useEditForm } from '../../../shared/forms/useEditForm';
import { Button } from '../../../shared/ui/Button';
import { Card } from '../../../shared/ui/Card';
import { Checkbox } from '../../../shared/ui/Checkbox';
import { Chip } from '../../../shared/ui/Chip';
import { Field } from '../../../shared/ui/Field';
import { Notice } from '../../../shared/ui/Notice';
import { PasswordInput } from '../../../shared/ui/PasswordInput';
import { backupFolderKey, backupFolderQuery, saveBackupPassword } from './backupCalls';
import styles from './backups.module.css';

/** Backups that open with a password alone: for sticks that get lost. */
export function SealCard() {
  const { t } = useTranslation('adminBackups');
  const isSealed = useQuery(backupFolderQuery).data?.sealed ?? false;
  const end = useAction({
    run: () => saveBackupPassword(''),
    ask: () => ({
      title: t('seal.endTitle'),
      body: t('seal.endBody'),
      confirmLabel: t('seal.end'),
      isDestructive: true,
    }),
    said: () => t('seal.ended'),
    keys: [backupFolderKey],
  });
  return (
    <Card title={t('seal.title')} isPadded>
      <p>
        {t('seal.text')}{' '}
        <Chip tone={isSealed ? 'good' : 'outline'}>{t(isSealed ? 'seal.on' : 'seal.off')}</Chip>
      </p>
      <SealForm isSealed={isSealed} />
      {isSealed && (
        <div className={styles.clear}>
          <Button kind="danger" isBusy={end.isBusy} onClick={() => void end.run()}>
            {t('seal.end')}
          </Button>
        </div>
      )}
    </Card>
  );
}

function SealForm({ isSealed }: { isSealed: boolean }) {
  const { t } = useTranslation('adminBackups');
  const edit = useEditForm({
    values: { password: '', again: '', isKept: false },
    schema: pipe(
      object({
        password: pipe(string(), minLength(8, t('seal.length')), maxLength(128, t('seal.length'))),
        again: string(),
        isKept: pipe(
          boolean(),
          check((isKept) => isKept, t('seal.keepFirst')),
        ),
      }),
      forward(
        partialCheck(
          [['password'], ['again']],
          ({ password, again }) => password === again,
          t('seal.differs'),
        ),
        ['again'],
      ),
    ),
    save: ({ password }) => saveBackupPassword(password),
    said: t('seal.saved'),
    keys: [backupFolderKey],
    afterSave: 'restore',
    mayBeLeft: true,
  });
  const { register, errorOf } = edit;
  return (
    <form className={styles.folder} onSubmit={edit.onSubmit}>
      <Notice tone="warn">{t('seal.lost')}</Notice>
      <EditNotices edit={edit} />
      <div className={styles.numbers}>
        <Field label={t('seal.password')} hint={t('seal.hint')} error={errorOf('password')}>
          <PasswordInput autoComplete="new-password" {...register('password')} />
        </Field>
        <Field label={t('seal.again')} error={errorOf('again')}>
          <PasswordInput autoComplete="new-password" {...register('again')} />
        </Field>
      </div>
      <div>
        <Checkbox label={t('seal.kept')} {...register('isKept')} />
        {errorOf('isKept') && <p className={styles.error}>{errorOf('isKept')}</p>}
      </div>
      <div>
        <Button type="submit" isBusy={edit.isBusy}>
          {t(isSealed ? 'seal.change' : 'seal.save')}
        </Button>
      </div>
    </form>
  );
}
