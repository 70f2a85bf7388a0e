import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEnumeration } from '../../../../shared/i18n/useEnumeration';
import { Checkbox } from '../../../../shared/ui/Checkbox';
import { Notice } from '../../../../shared/ui/Notice';
import { Pagination } from '../../../../shared/ui/Pagination';
import { Table } from '../../../../shared/ui/Table';
import styles from './seatList.module.css';
import type { SeatLine, SeatList } from './seatListCalls';

interface SeatLinesProps {
  /** Of the list. */
  name: string;
  list: SeatList;
}

const linesPerPage = 50;
const columns = 6;

/** The list as it was understood; below a line what is wrong with it. */
export function SeatLines({ name, list }: SeatLinesProps) {
  const { t } = useTranslation('adminExamRoom');
  const enumerate = useEnumeration();
  const [page, setPage] = useState(1);
  const [isOnlyFaulty, setOnlyFaulty] = useState(false);
  const { lines, sheet, otherSheets } = list;
  const faulty = lines.filter(({ fault }) => fault !== null);
  const bad = faulty.length;
  const shown = isOnlyFaulty ? faulty : lines;
  const choose = (isOnly: boolean) => {
    setOnlyFaulty(isOnly);
    setPage(1);
  };
  return (
    <section className={styles.found} aria-label={name}>
      <p role="status" className={styles.count}>
        {t(bad > 0 ? 'seatList.toMend' : 'seatList.right', { name, count: lines.length, bad })}
      </p>
      {sheet !== null && (
        <Notice tone={otherSheets.length > 0 ? 'warn' : 'info'}>
          {otherSheets.length > 0
            ? t('seatList.sheetOfSeveral', { sheet, others: enumerate(otherSheets) })
            : t('seatList.sheet', { sheet })}
        </Notice>
      )}
      {bad > 0 && (
        <>
          <Notice tone="warn">{t('seatList.mend')}</Notice>
          <Checkbox
            label={t('seatList.onlyFaulty')}
            checked={isOnlyFaulty}
            onChange={(event) => choose(event.currentTarget.checked)}
          />
        </>
      )}
      <Table label={t('seatList.lines')} isDense>
        <thead>
          <tr>
            <th scope="col" data-align="end">
              {t('seatList.line')}
            </th>
            <th scope="col">{t('seatList.room')}</th>
            <th scope="col">{t('seatList.seat')}</th>
            <th scope="col">{t('panel.number')}</th>
            <th scope="col">{t('seatList.person')}</th>
            <th scope="col" data-hide="narrow">
              {t('seatList.address')}
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.slice((page - 1) * linesPerPage, page * linesPerPage).map((line) => (
            <LineRows key={line.line} line={line} />
          ))}
        </tbody>
      </Table>
      {shown.length > linesPerPage && (
        <Pagination page={page} pageSize={linesPerPage} total={shown.length} onPage={setPage} />
      )}
    </section>
  );
}

function LineRows({ line: each }: { line: SeatLine }) {
  return (
    <>
      <tr className={each.fault === null ? styles.line : styles.faulty}>
        <td data-align="end">{each.line}</td>
        <td>{each.room}</td>
        <td>{each.seat}</td>
        <td>{each.number}</td>
        <td>{each.realname || each.username}</td>
        <td data-hide="narrow">{each.address}</td>
      </tr>
      {each.fault !== null && (
        <tr>
          <td colSpan={columns} className={styles.fault}>
            {each.fault}
          </td>
        </tr>
      )}
    </>
  );
}
