import { useTranslation } from 'react-i18next';
import { Card } from '../../../shared/ui/Card';
import { Chip } from '../../../shared/ui/Chip';
import { Field } from '../../../shared/ui/Field';
import { Select } from '../../../shared/ui/Select';
import { Switch } from '../../../shared/ui/Switch';
import { RosterSheets } from './RosterSheets';
import styles from './roster.module.css';
import { type Roster, type RosterColumn, rosterFields } from './rosterCalls';
import type { RosterRun } from './useRoster';

/** What was recognised, and which column holds what. */
export function RosterColumns({ run, roster }: { run: RosterRun; roster: Roster }) {
  const { t } = useTranslation('adminRoster');
  const unused = { value: '', label: t('unused') };
  const options = [unused, ...rosterFields.map((value) => ({ value, label: t(`field.${value}`) }))];
  const has = (field: string) => roster.columns.some((column) => column.field === field);
  const isNumbered = has('number') && !has('username');
  const nameOf = (column: RosterColumn) =>
    column.name || t('columnNumber', { number: column.index + 1 });

  return (
    <Card
      title={t('columns')}
      hasRule
      actions={<span className={styles.name}>{run.fileName}</span>}
    >
      <div className={styles.recognised}>
        <Chip>{t('rows', { count: roster.total })}</Chip>
        {roster.encoding && <Chip>{roster.encoding}</Chip>}
        <Switch
          label={t('header')}
          checked={roster.header}
          disabled={run.isBusy}
          onChange={(event) => run.takeHeader(event.currentTarget.checked)}
        />
      </div>
      <RosterSheets run={run} roster={roster} />
      <div className={styles.columns}>
        {roster.columns.map((column) => (
          <Field
            key={column.index}
            label={nameOf(column)}
            hint={column.sample ? t('sample', { text: column.sample }) : t('blank')}
          >
            <Select
              value={column.field ?? ''}
              options={options}
              disabled={run.isBusy}
              onChange={(event) => {
                const wanted = event.currentTarget.value;
                run.takeColumn(column.index, rosterFields.find((each) => each === wanted) ?? null);
              }}
            />
          </Field>
        ))}
      </div>
      {isNumbered && (
        <div className={styles.below}>
          <Switch
            label={t('numberAsUsername')}
            hint={t('numberAsUsernameHint')}
            checked={roster.numberAsUsername}
            disabled={run.isBusy}
            onChange={(event) => run.choose({ numberAsUsername: event.currentTarget.checked })}
          />
        </div>
      )}
    </Card>
  );
}
