import { useTranslation } from 'react-i18next';
import { formatMemory, formatRunTime } from '../../../shared/lib/time';
import { isInProgress } from '../../../shared/lib/verdict';
import { Chip } from '../../../shared/ui/Chip';
import { IconAlertTriangle, IconCheck } from '../../../shared/ui/icons';
import { Table } from '../../../shared/ui/Table';
import { VerdictChip } from '../../../shared/ui/VerdictChip';
import editorStyles from './editor.module.css';
import type { CheckRow } from './solutionQueries';
import styles from './solutions.module.css';

/** Solutions by rows: what was expected, what came, and whether that is the same. */
export function CheckTable({ rows }: { rows: readonly CheckRow[] }) {
  const { t } = useTranslation('adminProblemEditor');
  return (
    <Table label={t('check.title')} isDense>
      <thead>
        <tr>
          <th scope="col">{t('solutions.name')}</th>
          <th scope="col" data-hide="narrow">
            {t('solutions.expected')}
          </th>
          <th scope="col">{t('check.result')}</th>
          <th scope="col">
            <span className={styles.agreement}>{t('check.verdict')}</span>
          </th>
          <th scope="col" data-align="end" data-hide="narrow">
            {t('check.time')}
          </th>
          <th scope="col" data-align="end" data-hide="narrow">
            {t('check.memory')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.solutionId}>
            <td className={styles.solutionName}>
              {row.name}
              <span className={styles.solutionLanguage}>{row.language}</span>
              {row.errorMessage && (
                <details className={styles.checkMessage}>
                  <summary>{t('check.message')}</summary>
                  <pre className={editorStyles.textBox}>{row.errorMessage}</pre>
                </details>
              )}
              {row.cases.length > 0 && <Cases row={row} />}
            </td>
            <td data-hide="narrow">
              <span className={styles.verdicts}>
                {row.expected.map((status) => (
                  <VerdictChip key={status} status={status} />
                ))}
                {row.expectedScore !== null && t('solutions.points', { score: row.expectedScore })}
              </span>
            </td>
            <td>
              <VerdictChip status={row.status} score={row.score} />
            </td>
            <td>{!isInProgress(row.status) && <Agreement isGood={row.ok} />}</td>
            <td data-align="end" data-hide="narrow">
              {formatRunTime(row.time)}
            </td>
            <td data-align="end" data-hide="narrow">
              {formatMemory(row.memory)}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function Agreement({ isGood }: { isGood: boolean }) {
  const { t } = useTranslation('adminProblemEditor');
  return (
    <Chip tone={isGood ? 'good' : 'bad'} icon={isGood ? IconCheck : IconAlertTriangle}>
      <span className={styles.agreement}>{t(isGood ? 'check.ok' : 'check.notOk')}</span>
    </Chip>
  );
}

function Cases({ row }: { row: CheckRow }) {
  const { t } = useTranslation('adminProblemEditor');
  return (
    <details className={styles.checkMessage}>
      <summary>{t('check.cases', { count: row.cases.length })}</summary>
      <ol className={styles.checkCases}>
        {row.cases.map((each) => (
          <li key={each.seq}>
            <span>#{each.seq}</span>
            <VerdictChip status={each.status} />
            <span>{formatRunTime(each.time)}</span>
          </li>
        ))}
      </ol>
    </details>
  );
}
