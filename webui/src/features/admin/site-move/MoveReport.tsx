import { useTranslation } from 'react-i18next';
import { useEnumeration } from '../../../shared/i18n/useEnumeration';
import { Card } from '../../../shared/ui/Card';
import { Table } from '../../../shared/ui/Table';
import type { MoveReportData, SiteMove } from './moveCalls';
import styles from './siteMove.module.css';

interface MoveReportProps {
  move: SiteMove;
  report: MoveReportData;
}

/** What the dump holds, what comes under another name, and what stays behind; it can be printed. */
export function MoveReport({ move, report }: MoveReportProps) {
  const { t } = useTranslation('adminSiteMove');
  const enumerate = useEnumeration();
  const isBegun = move.state !== 'ready';
  return (
    <>
      <Card title={t('report.amounts')}>
        <Table label={t('report.amounts')}>
          <thead>
            <tr>
              <th scope="col">{t('report.what')}</th>
              <th scope="col" data-align="end">
                {t('report.found')}
              </th>
              <th scope="col" data-align="end">
                {t('report.known')}
              </th>
              <th scope="col" data-align="end">
                {t(isBegun ? 'report.taken' : 'report.coming')}
              </th>
            </tr>
          </thead>
          <tbody>
            {report.amounts.map(({ kind, found, known, taken }) => (
              <tr key={kind}>
                <th scope="row">{t(`kind.${kind}`)}</th>
                <td data-align="end">{found}</td>
                <td data-align="end">{known}</td>
                <td data-align="end">{isBegun ? taken : found - known}</td>
              </tr>
            ))}
          </tbody>
        </Table>
        <p className={styles.foot}>
          {t('report.readAs', {
            encoding: t(`encoding.${encodingOf(report)}`),
            zone: move.timezone,
          })}
          {move.pictures > 0 && ` ${t('report.pictures', { count: move.pictures })}`}
          {move.refused > 0 && ` ${t('report.refused', { count: move.refused })}`}
        </p>
      </Card>
      {report.tallies.length > 0 && (
        <Card title={t('report.tallies')}>
          <Table label={t('report.tallies')}>
            <thead>
              <tr>
                <th scope="col">{t('report.what')}</th>
                <th scope="col" data-align="end">
                  {t('report.count')}
                </th>
                <th scope="col" data-hide="narrow">
                  {t('report.examples')}
                </th>
              </tr>
            </thead>
            <tbody>
              {report.tallies.map((tally) => (
                <tr key={tally.text}>
                  <td className={styles.sentence}>{tally.text}</td>
                  <td data-align="end">{tally.count}</td>
                  <td data-hide="narrow" className={styles.examples}>
                    {tally.examples.length > 0 ? enumerate(tally.examples) : '—'}
                  </td>
                </tr>
              ))}
            </tbody>
          </Table>
        </Card>
      )}
      <Renamings kind="people" rows={report.people} count={report.peopleRenamed} />
      <Renamings kind="problems" rows={report.problems} count={report.problemsRenamed} />
    </>
  );
}

const encodingOf = ({ encoding }: MoveReportData) =>
  encoding === 'gb18030' ? 'gb18030' : ('utf-8' as const);

interface RenamingsProps {
  kind: 'people' | 'problems';
  rows: MoveReportData['people'];
  count: number;
}

/** Who or what cannot keep the name it had. */
function Renamings({ kind, rows, count }: RenamingsProps) {
  const { t } = useTranslation('adminSiteMove');
  if (rows.length === 0) return null;
  return (
    <Card title={t(`renamed.${kind}`, { count })}>
      <Table label={t(`renamed.${kind}`, { count })}>
        <thead>
          <tr>
            <th scope="col">{t('renamed.before')}</th>
            <th scope="col">{t('renamed.after')}</th>
            <th scope="col" data-hide="narrow">
              {t('renamed.reason')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.before}>
              <td className={styles.name}>{row.before}</td>
              <td className={styles.name}>{row.after || t('renamed.number')}</td>
              <td data-hide="narrow">{row.reason}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      {count > rows.length && (
        <p className={styles.foot}>{t('renamed.more', { shown: rows.length })}</p>
      )}
    </Card>
  );
}
