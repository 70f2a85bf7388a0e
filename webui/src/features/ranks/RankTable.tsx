import { useTranslation } from 'react-i18next';
import { useUser } from '../../shared/session/useUser';
import { Chip } from '../../shared/ui/Chip';
import layout from '../../shared/ui/layout.module.css';
import { Table } from '../../shared/ui/Table';
import { RankedPerson } from './RankedPerson';
import { acceptanceRate, type Honor, type RankedUser, type RankKind } from './rankQuery';
import styles from './ranks.module.css';

interface RankTableProps {
  kind: RankKind;
  label: string;
  rows: readonly RankedUser[];
  honors: readonly Honor[];
  /** Place of the first row. */
  firstPlace: number;
  isRefreshing: boolean;
}

export function RankTable({ kind, label, rows, honors, firstPlace, isRefreshing }: RankTableProps) {
  const { t } = useTranslation('ranks');
  return (
    <Table label={label} isRefreshing={isRefreshing}>
      <thead>
        <tr>
          <th scope="col">{t('column.place')}</th>
          <th scope="col">{t('column.user')}</th>
          <th scope="col" data-hide="narrow">
            {t('column.nickname')}
          </th>
          {kind === 'oi' ? (
            <>
              <th scope="col" data-align="end">
                {t('column.score')}
              </th>
              <th scope="col" data-align="end">
                {t('column.acOfTotal')}
              </th>
            </>
          ) : (
            <>
              <th scope="col" data-align="end">
                {t('column.ac')}
              </th>
              <th scope="col" data-align="end">
                {t('column.total')}
              </th>
            </>
          )}
          <th scope="col" data-align="end" data-hide="narrow" title={t('column.rateHint')}>
            {t('column.rate')}
          </th>
          <th scope="col" className={styles.wideOnly}>
            {t('column.signature')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <Row key={row.uid} kind={kind} row={row} honors={honors} place={firstPlace + index} />
        ))}
      </tbody>
    </Table>
  );
}

interface RowProps {
  kind: RankKind;
  row: RankedUser;
  honors: readonly Honor[];
  place: number;
}

function Row({ kind, row, honors, place }: RowProps) {
  const user = useUser();
  return (
    <tr data-own={row.uid === user?.uid || undefined}>
      <td>
        <span className={styles.place} data-place={place}>
          {place}
        </span>
      </td>
      <td>
        <RankedPerson row={row} honors={honors} />
      </td>
      <td data-hide="narrow">
        {row.nickname && (
          <Chip className={styles.nickname ?? ''} title={row.nickname}>
            <span className={layout.truncate}>{row.nickname}</span>
          </Chip>
        )}
      </td>
      {kind === 'oi' ? (
        <>
          <td data-align="end" className={styles.main}>
            {row.score}
          </td>
          <td data-align="end">
            {row.ac}/{row.total}
          </td>
        </>
      ) : (
        <>
          <td data-align="end" className={styles.main}>
            {row.ac}
          </td>
          <td data-align="end">{row.total}</td>
        </>
      )}
      <td data-align="end" data-hide="narrow">
        {acceptanceRate(row)}
      </td>
      <td className={styles.wideOnly}>
        <span className={styles.signature} title={row.signature ?? undefined}>
          {row.signature}
        </span>
      </td>
    </tr>
  );
}
