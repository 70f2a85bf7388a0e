import { useTranslation } from 'react-i18next';
import { formatRunTime, formatSize } from '../../../../shared/lib/time';
import { Chip } from '../../../../shared/ui/Chip';
import { IconCheck } from '../../../../shared/ui/icons';
import { Table } from '../../../../shared/ui/Table';
import { VerdictChip } from '../../../../shared/ui/VerdictChip';
import type { OutputRow } from './madeOutputQueries';
import styles from './outputs.module.css';

/** What the solution wrote to each case, or how it failed. */
export function MakeOutputsTable({ rows }: { rows: readonly OutputRow[] }) {
  const { t } = useTranslation('adminProblemEditorOutputs');
  return (
    <Table label={t('title')} isDense>
      <thead>
        <tr>
          <th scope="col">{t('case')}</th>
          <th scope="col">{t('result')}</th>
          <th scope="col" data-align="end" data-hide="narrow">
            {t('time')}
          </th>
          <th scope="col" data-align="end">
            {t('size')}
          </th>
          <th scope="col">{t('written')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.seq}>
            <td className={styles.case}>
              #{row.seq}
              <span className={styles.file}>{row.input}</span>
            </td>
            <td>
              <Ending row={row} />
            </td>
            <td data-align="end" data-hide="narrow">
              {formatRunTime(row.time)}
            </td>
            <td data-align="end">{row.size === null ? '' : formatSize(row.size)}</td>
            <td>
              <pre className={styles.outputText}>
                {row.text}
                {row.isCut && '…'}
                {row.errorMessage}
              </pre>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function Ending({ row }: { row: OutputRow }) {
  const { t } = useTranslation('adminProblemEditorOutputs');
  if (row.size === null) return <VerdictChip status={row.status} />;
  return (
    <Chip tone="good" icon={IconCheck}>
      {t('made')}
    </Chip>
  );
}
