import { useTranslation } from 'react-i18next';
import { Chip, type ChipTone } from '../../../shared/ui/Chip';
import styles from './roster.module.css';
import type { RosterField, RosterRow } from './rosterCalls';
import type { RosterRun } from './useRoster';

const tones: Record<string, ChipTone> = {
  create: 'good',
  update: 'info',
  unchanged: 'outline',
  skip: 'bad',
};

interface RosterRowLineProps {
  row: RosterRow;
  fields: RosterField[];
  run: RosterRun;
}

/** What becomes of one row, and below it what is wrong with it or worth a look. */
export function RosterRowLine({ row, fields, run }: RosterRowLineProps) {
  const { t } = useTranslation('adminRoster');
  const { problems } = row;
  const told = [...problems, ...row.warnings];
  const isWrong = (field: RosterField) => told.some((each) => each.field === field);
  return (
    <>
      <tr className={told.length > 0 ? styles.faulty : undefined}>
        <td>
          <label className={styles.take}>
            <input
              type="checkbox"
              aria-label={t('take', { row: row.place })}
              disabled={problems.length > 0 || run.isBusy}
              checked={problems.length === 0 && !run.skipped.has(row.row)}
              onChange={() => run.toggle(row)}
            />
            {row.place}
          </label>
        </td>
        <td>
          <Chip tone={tones[row.action] ?? 'outline'}>{t(`does.${row.action}`)}</Chip>
        </td>
        {fields.map((field) => (
          <td key={field} className={isWrong(field) ? styles.wrong : styles.cell}>
            <Cell row={row} field={field} fillsNicknames={run.options.fillNicknames} />
          </td>
        ))}
      </tr>
      {told.length > 0 && (
        <tr>
          <td
            colSpan={fields.length + 2}
            className={problems.length > 0 ? styles.problems : styles.warnings}
          >
            {told.map((each) => (
              <p key={`${each.field} ${each.err}`}>{each.msg}</p>
            ))}
          </td>
        </tr>
      )}
    </>
  );
}

interface CellProps {
  row: RosterRow;
  field: RosterField;
  fillsNicknames: boolean;
}

/** As long as a nickname may be. */
const longestNickname = 20;

/** What is to stand there; of a change what stood there before, too. */
function Cell({ row, field, fillsNicknames }: CellProps) {
  const { t } = useTranslation('adminRoster');
  const words = (value: string | undefined) =>
    field === 'gender' ? t(genderKey(value)) : value || '—';
  const change = row.changes.find((each) => each.field === field);
  const isFilled = field === 'nickname' && row.action === 'create' && fillsNicknames;
  const filled = isFilled ? row.values.realname?.slice(0, longestNickname) : undefined;
  if (!change) return <>{words(row.values[field] || filled)}</>;
  return (
    <>
      <del className={styles.before}>{words(change.before)}</del>
      <span className={styles.arrow}>→</span>
      <ins className={styles.after}>{words(change.after)}</ins>
    </>
  );
}

const genderKey = (gender: string | undefined) =>
  gender === 'male' ? 'male' : gender === 'female' ? 'female' : 'secrecy';
