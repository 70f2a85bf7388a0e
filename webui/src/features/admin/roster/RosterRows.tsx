import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../shared/ui/Card';
import { Chip } from '../../../shared/ui/Chip';
import { EmptyState } from '../../../shared/ui/EmptyState';
import { ErrorState } from '../../../shared/ui/ErrorState';
import { IconCircleCheck } from '../../../shared/ui/icons';
import { Pagination } from '../../../shared/ui/Pagination';
import { Skeleton } from '../../../shared/ui/Skeleton';
import { Switch } from '../../../shared/ui/Switch';
import { Table } from '../../../shared/ui/Table';
import { RosterRowLine } from './RosterRowLine';
import styles from './roster.module.css';
import {
  type Roster,
  type RosterField,
  type RosterRow,
  rosterFields,
  rowsPerPage,
  rowsQuery,
} from './rosterCalls';
import { columnsOf, type RosterRun } from './useRoster';

/** Every row, what becomes of it, and what is wrong with it. */
export function RosterRows({ run, roster }: { run: RosterRun; roster: Roster }) {
  const { t } = useTranslation('adminRoster');
  const [page, setPage] = useState(1);
  const [isOnlyProblems, setOnlyProblems] = useState(false);
  const rows = useQuery(rowsQuery(roster.key, run.version, page, isOnlyProblems));
  const used = new Set(columnsOf(roster).map((column) => column.field));
  // What a row has beside the columns: the number as username, the class of its sheet, a nickname.
  const isIn = (row: RosterRow, field: RosterField) =>
    field in row.values || row.changes.some((change) => change.field === field);
  const fields = rosterFields.filter(
    (field) => used.has(field) || rows.data?.records.some((row) => isIn(row, field)),
  );
  const { counts } = roster;

  return (
    <Card title={t('preview')}>
      <div className={styles.filters}>
        <span className={styles.counts}>
          <Chip tone="good">{t('count.create', { count: counts.create })}</Chip>
          <Chip tone="info">{t('count.update', { count: counts.update })}</Chip>
          <Chip>{t('count.unchanged', { count: counts.unchanged })}</Chip>
          <Chip tone={counts.problem > 0 ? 'bad' : 'outline'}>
            {t('count.problem', { count: counts.problem })}
          </Chip>
          {counts.warning > 0 && (
            <Chip tone="warn">{t('count.warning', { count: counts.warning })}</Chip>
          )}
        </span>
        <Switch
          label={t('onlyProblems')}
          checked={isOnlyProblems}
          onChange={(event) => {
            setOnlyProblems(event.currentTarget.checked);
            setPage(1);
          }}
        />
      </div>
      {roster.leftOutCount > 0 && (
        <details className={styles.leftOut}>
          <summary>{t('leftOut', { count: roster.leftOutCount })}</summary>
          <ul>
            {roster.leftOut.map((each) => (
              <li key={each.place}>{t('leftOutRow', { place: each.place, text: each.text })}</li>
            ))}
          </ul>
        </details>
      )}
      {rows.isPending && <Skeleton className={styles.skeleton} lines={6} height={28} />}
      {rows.isError && <ErrorState error={rows.error} onRetry={() => void rows.refetch()} />}
      {rows.data?.records.length === 0 && (
        <EmptyState icon={IconCircleCheck} text={t('noProblems')} />
      )}
      {rows.data && rows.data.records.length > 0 && (
        <Table label={t('preview')} isRefreshing={rows.isFetching}>
          <thead>
            <tr>
              <th scope="col">{t('row')}</th>
              <th scope="col">{t('action')}</th>
              {fields.map((field) => (
                <th key={field} scope="col">
                  {t(`field.${field}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.data.records.map((row) => (
              <RosterRowLine key={row.row} row={row} fields={fields} run={run} />
            ))}
          </tbody>
        </Table>
      )}
      {rows.data && rows.data.total > rowsPerPage && (
        <Pagination page={page} pageSize={rowsPerPage} total={rows.data.total} onPage={setPage} />
      )}
    </Card>
  );
}
