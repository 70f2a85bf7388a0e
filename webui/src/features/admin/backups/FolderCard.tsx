import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { object } from 'valibot';
import { EditNotices } from '../../../shared/forms/EditNotices';
import { textOf } from '../../../shared/forms/fieldRules';
import { useEditForm } from '../../../shared/forms/useEditForm';
import { Button } from '../../../shared/ui/Button';
import { Card } from '../../../shared/ui/Card';
import { Field } from '../../../shared/ui/Field';
import { TextInput } from '../../../shared/ui/TextInput';
import { backupFolderKey, backupFolderQuery, saveBackupFolder } from './backupCalls';
import styles from './backups.module.css';

const longestPath = 255;

/** Where backups go: into the data folder, or onto another disk. */
export function FolderCard() {
  const { t } = useTranslation('adminBackups');
  const { data } = useQuery(backupFolderQuery);
  const edit = useEditForm({
    values: { folder: data?.folder ?? '' },
    schema: object({ folder: textOf(0, longestPath, t('folder.tooLong')) }),
    save: saveBackupFolder,
    said: t('folder.saved'),
    keys: [backupFolderKey],
    fieldOf: 'folder',
  });
  const { register, errorOf } = edit;
  return (
    <Card title={t('folder.title')} isPadded>
      <form className={styles.folder} onSubmit={edit.onSubmit}>
        <EditNotices edit={edit} />
        <Field label={t('folder.label')} hint={t('folder.hint')} error={errorOf('folder')}>
          <TextInput placeholder={t('folder.own')} spellCheck={false} {...register('folder')} />
        </Field>
        <div>
          <Button type="submit" isBusy={edit.isBusy}>
            {t('folder.save')}
          </Button>
        </div>
      </form>
    </Card>
  );
}
