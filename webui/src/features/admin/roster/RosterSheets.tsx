import { useTranslation } from 'react-i18next';
import { Field } from '../../../shared/ui/Field';
import { TextInput } from '../../../shared/ui/TextInput';
import styles from './roster.module.css';
import type { Roster, RosterSheet } from './rosterCalls';
import type { RosterRun } from './useRoster';

const longestClassName = 50;

/** Which sheets of a workbook are taken, and the class of everybody in each where no column tells it. */
export function RosterSheets({ run, roster }: { run: RosterRun; roster: Roster }) {
  const { t } = useTranslation('adminRoster');
  const { sheets } = roster;
  const asksClass = !roster.columns.some((column) => column.field === 'className');
  const taken = sheets.filter((sheet) => sheet.isTaken);
  if (sheets.length < 2) {
    return asksClass ? (
      <div className={styles.columns}>
        {sheets.map((sheet) => (
          <Field key={sheet.index} label={t('allInClass')} hint={t('allInClassHint')}>
            <ClassInput run={run} sheet={sheet} />
          </Field>
        ))}
      </div>
    ) : null;
  }
  return (
    <fieldset className={styles.sheets}>
      <legend>{t('sheets', { taken: taken.length, count: sheets.length })}</legend>
      {sheets.map((sheet) => (
        <div key={sheet.index} className={styles.sheet}>
          <label className={styles.take}>
            <input
              type="checkbox"
              checked={sheet.isTaken}
              // One sheet at least is the list.
              disabled={run.isBusy || (sheet.isTaken && taken.length === 1)}
              onChange={(event) => run.takeSheet(sheet.index, event.currentTarget.checked)}
            />
            {sheet.name}
          </label>
          <span className={styles.name}>
            {t('rows', { count: sheet.rows })}
            {sheet.hasOtherColumns && ` · ${t('otherColumns')}`}
          </span>
          {asksClass && sheet.isTaken && <ClassInput run={run} sheet={sheet} label={sheet.name} />}
        </div>
      ))}
    </fieldset>
  );
}

interface ClassInputProps {
  run: RosterRun;
  sheet: RosterSheet;
  label?: string;
}

/** Taken over when the field is left, or by Enter: each change looks at all rows anew. */
function ClassInput({ run, sheet, label }: ClassInputProps) {
  const { t } = useTranslation('adminRoster');
  return (
    <TextInput
      key={sheet.className}
      aria-label={label === undefined ? undefined : t('classOf', { sheet: label })}
      placeholder={t('noClass')}
      defaultValue={sheet.className}
      maxLength={longestClassName}
      disabled={run.isBusy}
      onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
      onBlur={(event) => {
        const wanted = event.currentTarget.value.trim();
        if (wanted !== sheet.className) run.nameClass(sheet.index, wanted);
      }}
    />
  );
}
