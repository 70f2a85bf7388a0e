import { useTranslation } from 'react-i18next';
import { useAction } from '../../../shared/forms/useAction';
import { siteDateTime } from '../../../shared/lib/siteTime';
import { Button } from '../../../shared/ui/Button';
import { Table } from '../../../shared/ui/Table';
import desk from '../desk.module.css';
import { type CorrectionRow, correctionsKey, takeBack } from './correctionQueries';
import styles from './corrections.module.css';

/** All that was ever put right, and what was taken back. */
export function HistoryTable({ tid, rows }: { tid: number; rows: readonly CorrectionRow[] }) {
  const { t } = useTranslation('adminExamCorrections');
  return (
    <Table label={t('history')}>
      <thead>
        <tr>
          <th scope="col" data-hide="narrow">
            {t('when')}
          </th>
          <th scope="col">{t('what')}</th>
          <th scope="col">{t('reason')}</th>
          <th scope="col" data-align="end">
            {t('actions')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <td data-hide="narrow">
              {siteDateTime(row.at)}
              <span className={styles.small}>{row.by}</span>
            </td>
            <td>
              <b>{row.displayId ?? row.pid}</b> {t(`kind.${row.kind}`)}
              {row.kind === 'points' && (
                <span className={styles.small}>
                  {t('given', { name: row.username ?? row.uid, count: row.points ?? 0 })}
                </span>
              )}
              <span className={desk.below}>
                {siteDateTime(row.at)} {row.by}
              </span>
            </td>
            <td className={styles.reason}>{row.reason}</td>
            <td data-align="end">
              {row.undoneAt ? (
                <span className={styles.small}>
                  {t('undone', { name: row.undoneBy, time: siteDateTime(row.undoneAt) })}
                </span>
              ) : (
                <TakeBack tid={tid} row={row} />
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function TakeBack({ tid, row }: { tid: number; row: CorrectionRow }) {
  const { t } = useTranslation('adminExamCorrections');
  const back = useAction({
    run: () => takeBack(tid, row.id),
    said: () => t('takenBack'),
    keys: [correctionsKey(tid)],
  });
  return (
    <Button isBusy={back.isBusy} onClick={() => void back.run()}>
      {t('takeBack')}
    </Button>
  );
}
