import { useTranslation } from 'react-i18next';
import { siteDateTime } from '../../../shared/lib/siteTime';
import { classNames } from '../../../shared/ui/classNames';
import { Sheet } from '../../../shared/ui/sheet/Sheet';
import { Table } from '../../../shared/ui/Table';
import { bySeat, type ExamProblem, type ExamRow, nameOf } from './resultQueries';
import styles from './sheets.module.css';
import type { Printed } from './usePrinted';

/** What students sign before they leave: which submissions count, by number, time and fingerprint. */
export function SignatureSheet({ printed }: { printed: Printed }) {
  const { t } = useTranslation('adminExamResults');
  const { title, rows, absent, problems, isOver } = printed;
  const ordered = [
    ...rows.map((row) => ({ ...row, came: row })),
    ...absent.map((row) => ({ ...row, came: null })),
  ].sort(bySeat);
  return (
    <Sheet className={styles.sheet ?? ''}>
      <header>
        <h1 tabIndex={-1}>{title}</h1>
        <p>{t('paper.signatures')}</p>
      </header>
      <Table label={t('files.signatures')} isDense>
        <thead>
          <tr>
            <th scope="col" className={styles.wide}>
              {t('column.seat')}
            </th>
            <th scope="col" className={styles.wide}>
              {t('column.number')}
            </th>
            <th scope="col">{t('column.name')}</th>
            <th scope="col">{t('paper.receipts')}</th>
            <th scope="col" className={classNames(styles.sign, styles.wide)}>
              {t('paper.sign')}
            </th>
          </tr>
        </thead>
        <tbody>
          {ordered.map((row) => (
            <tr key={row.uid}>
              <td className={classNames(styles.seat, styles.wide)}>{row.seat ?? '—'}</td>
              <td className={styles.wide}>{row.number ?? '—'}</td>
              <th scope="row">{nameOf(row)}</th>
              <td>
                {row.came ? (
                  <Receipts row={row.came} problems={problems} />
                ) : (
                  <strong>{t(isOver ? 'paper.absent' : 'paper.notBegun')}</strong>
                )}
              </td>
              <td className={styles.wide} />
            </tr>
          ))}
        </tbody>
      </Table>
    </Sheet>
  );
}

/** Of what counts; nothing else is signed for. */
function Receipts({ row, problems }: { row: ExamRow; problems: readonly ExamProblem[] }) {
  const { t } = useTranslation('adminExamResults');
  return (
    <>
      {problems.map(({ displayId }) => {
        const cell = row.cells[displayId];
        return (
          cell?.fingerprint && (
            <span key={displayId} className={styles.receipt}>
              {displayId} · {cell.submitId} · {cell.submitTime && siteDateTime(cell.submitTime)} ·{' '}
              <code>{cell.fingerprint}</code>
            </span>
          )
        );
      })}
      {row.submissions === 0 && t('mark.without')}
    </>
  );
}
