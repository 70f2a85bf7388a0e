import { useTranslation } from 'react-i18next';
import { useEnumeration } from '../../../shared/i18n/useEnumeration';
import { serverNow } from '../../../shared/lib/serverClock';
import { siteDateTime } from '../../../shared/lib/siteTime';
import { Sheet } from '../../../shared/ui/sheet/Sheet';
import { Table } from '../../../shared/ui/Table';
import { CorrectionNotes } from './CorrectedPoints';
import { DifferencesTable } from './DifferencesTable';
import { bySeat, nameOf, seatedName } from './resultQueries';
import styles from './sheets.module.css';
import type { Printed } from './usePrinted';

/** All results, with who signed them and what differs from the version before. */
export function ResultsSheet({ printed }: { printed: Printed }) {
  const { t } = useTranslation('adminExamResults');
  const enumerate = useEnumeration();
  const { title, problems, rows, absent, version, differences, isOver } = printed;
  return (
    <Sheet className={styles.sheet ?? ''}>
      <header>
        <h1 tabIndex={-1}>{title}</h1>
        <p>
          {version
            ? `${t('sign.version', { version: version.version })} · ${t('sign.by', {
                name: version.signedBy,
                time: siteDateTime(version.signedTime),
              })}`
            : t('paper.unsigned', { time: siteDateTime(serverNow()) })}
        </p>
        {version?.note && <p>{version.note}</p>}
        {version && (
          <p className={styles.digest}>{t('paper.digest', { digest: version.digest })}</p>
        )}
      </header>
      <Table label={t('title')} isDense>
        <thead>
          <tr>
            <th scope="col" data-align="end">
              {t('column.rank')}
            </th>
            <th scope="col" className={styles.wide}>
              {t('column.number')}
            </th>
            <th scope="col">{t('column.name')}</th>
            <th scope="col" className={styles.wide}>
              {t('column.class')}
            </th>
            {problems.map(({ displayId }) => (
              <th key={displayId} scope="col" data-align="end" className={styles.wide}>
                {displayId}
              </th>
            ))}
            <th scope="col" data-align="end">
              {t('column.total')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.uid}>
              <td data-align="end">{row.rank}</td>
              <td className={styles.wide}>{row.number ?? '—'}</td>
              <th scope="row">{nameOf(row)}</th>
              <td className={styles.wide}>{row.className ?? '—'}</td>
              {problems.map(({ displayId }) => (
                <td key={displayId} data-align="end" className={styles.wide}>
                  {row.cells[displayId]?.score ?? '—'}
                  {row.cells[displayId]?.correction && '*'}
                </td>
              ))}
              <td data-align="end">{row.score}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      <CorrectionNotes rows={rows} />
      {absent.length > 0 && (
        <section>
          <h2>{t(isOver ? 'paper.absent' : 'paper.notBegun')}</h2>
          <p>{enumerate([...absent].sort(bySeat).map((each) => seatedName(t, each)))}</p>
        </section>
      )}
      {differences.length > 0 && (
        <section>
          <h2>{t('difference.title')}</h2>
          <DifferencesTable differences={differences} />
        </section>
      )}
      <p className={styles.signature}>{t('paper.signature')}</p>
    </Sheet>
  );
}
