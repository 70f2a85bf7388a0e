import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { object } from 'valibot';
import { EditNotices } from '../../../shared/forms/EditNotices';
import { numberOf } from '../../../shared/forms/fieldRules';
import { useEditForm } from '../../../shared/forms/useEditForm';
import { Button } from '../../../shared/ui/Button';
import { Card } from '../../../shared/ui/Card';
import { Field } from '../../../shared/ui/Field';
import { NumberInput } from '../../../shared/ui/NumberInput';
import { backupFolderKey, backupFolderQuery, saveBackupFolder } from './backupCalls';
import styles from './backups.module.css';

const fields = ['nights', 'weeks', 'months', 'upgrades'] as const;
const oneToHundred = /^([1-9][0-9]?|100)$/;
const toHundred = /^([0-9]|[1-9][0-9]|100)$/;

/** How many backups stay, of each kind. */
export function RuleCard() {
  const { t } = useTranslation('adminBackups');
  const { data } = useQuery(backupFolderQuery);
  const edit = useEditForm({
    values: {
      nights: String(data?.nights ?? 7),
      weeks: String(data?.weeks ?? 4),
      months: String(data?.months ?? 12),
      upgrades: String(data?.upgrades ?? 3),
    },
    schema: object({
      nights: numberOf(oneToHundred, t('rule.fromOne')),
      weeks: numberOf(toHundred, t('rule.fromNone')),
      months: numberOf(toHundred, t('rule.fromNone')),
      upgrades: numberOf(oneToHundred, t('rule.fromOne')),
    }),
    save: saveBackupFolder,
    said: t('rule.saved'),
    keys: [backupFolderKey],
  });
  return (
    <Card title={t('rule.title')} isPadded>
      <form className={styles.folder} onSubmit={edit.onSubmit}>
        <p>{t('rule.text')}</p>
        <EditNotices edit={edit} />
        <div className={styles.numbers}>
          {fields.map((name) => (
            <Field key={name} label={t(`rule.${name}`)} error={edit.errorOf(name)}>
              <NumberInput maxLength={3} {...edit.register(name)} />
            </Field>
          ))}
        </div>
        <div>
          <Button type="submit" isBusy={edit.isBusy}>
            {t('rule.save')}
          </Button>
        </div>
      </form>
    </Card>
  );
}
