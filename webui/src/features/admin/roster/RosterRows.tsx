import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../shared/ui/Card';
import { Chip, type ChipTone } from '../../../shared/ui/Chip';
import { EmptyState } from '../../../shared/ui/EmptyState';
import { ErrorState } from '../../../shared/ui/ErrorState';
import { IconCircleCheck } from '../../../shared/ui/icons';
import { Pagination } from '../../../shared/ui/Pagination';
import { Skeleton } from '../../../shared/ui/Skeleton';
import { Switch } from '../../../shared/ui/Switch';
import { Table } from '../../../shared/ui/Table';
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

const tones: Record<string, ChipTone> = {
  create: 'good',
  update: 'info',
  unchanged: 'outline',
  skip: 'bad',
};

/** Every row, what becomes of it, and what is wrong with it. */
export function RosterRows({ run, roster }: { run: RosterRun; roster: Roster }) {
  const { t } = useTranslation('adminRoster');
  const [page, setPage] = useState(1);
  const [isOnlyProblems, setOnlyProblems] = useState(false);
  const rows = useQuery(rowsQuery(roster.key, run.version, page, isOnlyProblems));
  const used = new Set(columnsOf(roster).map((column) => column.field));
  const fields = rosterFields.filter((field) => used.has(field));
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
              <Row key={row.row} row={row} fields={fields} run={run} />
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

function Row({ row, fields, run }: { row: RosterRow; fields: RosterField[]; run: RosterRun }) {
  const { t } = useTranslation('adminRoster');
  const { problems } = row;
  const isWrong = (field: RosterField) => problems.some((each) => each.field === field);
  return (
    <>
      <tr className={problems.length > 0 ? styles.faulty : undefined}>
        <td>
          <label className={styles.take}>
            <input
              type="checkbox"
              aria-label={t('take', { row: row.row })}
              disabled={problems.length > 0 || run.isBusy}
              checked={problems.length === 0 && !run.skipped.has(row.row)}
              onChange={() => run.toggle(row)}
            />
            {row.row}
          </label>
        </td>
        <td>
          <Chip tone={tones[row.action] ?? 'outline'}>{t(`does.${row.action}`)}</Chip>
        </td>
        {fields.map((field) => (
          <td key={field} className={isWrong(field) ? styles.wrong : styles.cell}>
            {field === 'gender' ? t(genderKey(row.values.gender)) : row.values[field] || '—'}
          </td>
        ))}
      </tr>
      {problems.length > 0 && (
        <tr>
          <td colSpan={fields.length + 2} className={styles.problems}>
            {problems.map((each) => (
              <p key={`${each.field} ${each.err}`}>{each.msg}</p>
            ))}
          </td>
        </tr>
      )}
    </>
  );
}

const genderKey = (gender: string | undefined) =>
  gender === 'male' ? 'male' : gender === 'female' ? 'female' : 'secrecy';
