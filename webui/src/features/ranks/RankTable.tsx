import { useTranslation } from 'react-i18next';
import { isReady } from '../../app/pages';
import { to } from '../../app/routes';
import { displayName } from '../../shared/session/session';
import { useUser } from '../../shared/session/useUser';
import { Avatar } from '../../shared/ui/Avatar';
import { Chip } from '../../shared/ui/Chip';
import { Link } from '../../shared/ui/Link';
import layout from '../../shared/ui/layout.module.css';
import { Table } from '../../shared/ui/Table';
import { acceptanceRate, type RankedUser, type RankKind } from './rankQuery';
import styles from './ranks.module.css';

interface RankTableProps {
  kind: RankKind;
  label: string;
  rows: readonly RankedUser[];
  /** Place of the first row. */
  firstPlace: number;
  isRefreshing: boolean;
}

export function RankTable({ kind, label, rows, firstPlace, isRefreshing }: RankTableProps) {
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
          <Row key={row.uid} kind={kind} row={row} place={firstPlace + index} />
        ))}
      </tbody>
    </Table>
  );
}

interface RowProps {
  kind: RankKind;
  row: RankedUser;
  place: number;
}

function Row({ kind, row, place }: RowProps) {
  const user = useUser();
  return (
    <tr data-own={row.uid === user?.uid || undefined}>
      <td>
        <span className={styles.place} data-place={place}>
          {place}
        </span>
      </td>
      <td>
        <Person row={row} />
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

function Person({ row }: { row: RankedUser }) {
  return (
    <span className={styles.person}>
      <Avatar name={displayName(row)} image={row.avatar} />
      {isReady('UserHome') ? (
        <Link
          href={to('UserHome', {}, { uid: row.uid, username: row.username })}
          className={styles.name}
          title={row.username}
        >
          {row.username}
        </Link>
      ) : (
        <span className={styles.name}>{row.username}</span>
      )}
      {row.titleName && (
        <Chip dot={row.titleColor} className={styles.title ?? ''}>
          {row.titleName}
        </Chip>
      )}
    </span>
  );
}
