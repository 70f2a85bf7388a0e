import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { to } from '../../../app/routes';
import { ContestAuthChip } from '../../../entities/contest/ContestChips';
import { StatusChip } from '../../../entities/schedule/StatusChip';
import { Username } from '../../../entities/user/Username';
import { siteMinute } from '../../../shared/lib/siteTime';
import rowStyles from '../../../shared/lists/rows.module.css';
import { Chip } from '../../../shared/ui/Chip';
import { type DataColumn, DataTable } from '../../../shared/ui/data-table/DataTable';
import { IconUsers } from '../../../shared/ui/icons';
import { Link } from '../../../shared/ui/Link';
import styles from '../desk.module.css';
import { TimedWorkActions } from './TimedWorkActions';
import type { AdminTimedWorkRow } from './timedWorkQueries';
import { WorkVisibilitySwitch } from './WorkVisibilitySwitch';

interface TimedWorkTableProps {
  rows: readonly AdminTimedWorkRow[];
  isRefreshing: boolean;
}

export function TimedWorkTable({ rows, isRefreshing }: TimedWorkTableProps) {
  const { t } = useTranslation('adminTimedWork');
  return (
    <DataTable
      label={t('title')}
      columns={useMemo(() => columnsOf(t), [t])}
      rows={rows}
      rowKey={({ id }) => id}
      isRefreshing={isRefreshing}
    />
  );
}

const columnsOf = (t: TFunction<'adminTimedWork'>): readonly DataColumn<AdminTimedWorkRow>[] => [
  { id: 'id', head: t('column.id'), kind: 'id', hide: 'laptop', cell: ({ id }) => id },
  {
    id: 'title',
    head: t('column.title'),
    className: styles.title,
    cell: (row) => <Title row={row} t={t} />,
  },
  {
    id: 'entry',
    head: t('column.entry'),
    hide: 'tablet',
    cell: ({ auth }) => <ContestAuthChip auth={auth} />,
  },
  {
    id: 'start',
    head: t('column.start'),
    hide: 'narrow',
    cell: ({ startTime, endTime }) => (
      <span className={rowStyles.time}>
        {siteMinute(startTime)}
        <br />
        {siteMinute(endTime)}
      </span>
    ),
  },
  {
    id: 'status',
    head: t('column.status'),
    hide: 'narrow',
    cell: (row) => <StatusChip schedule={row} />,
  },
  {
    id: 'problems',
    head: t('column.problems'),
    align: 'end',
    hide: 'laptop',
    cell: ({ problemCount }) => problemCount,
  },
  {
    id: 'people',
    head: t('column.people'),
    align: 'end',
    hide: 'tablet',
    cell: ({ recordCount, registerCount }) =>
      registerCount > recordCount ? (
        <span title={t('peopleOfRegistered', { count: recordCount, registered: registerCount })}>
          {recordCount} / {registerCount}
        </span>
      ) : (
        recordCount
      ),
  },
  {
    id: 'author',
    head: t('column.author'),
    hide: 'laptop',
    cell: ({ author }) => <Username name={author} />,
  },
  {
    id: 'visible',
    head: t('column.visible'),
    hide: 'narrow',
    cell: (row) => <WorkVisibilitySwitch row={row} />,
  },
  {
    id: 'actions',
    head: t('column.actions'),
    align: 'end',
    cell: (row) => <TimedWorkActions row={row} />,
  },
];

/** With what the columns say that a narrow window has no room for. */
function Title({ row, t }: { row: AdminTimedWorkRow; t: TFunction<'adminTimedWork'> }) {
  const page = row.isManager ? 'AdminTimedWorkEdit' : 'AdminTimedWorkRecords';
  return (
    <>
      <Link href={to(page, { workId: row.id })} className={styles.titleText}>
        {row.title}
      </Link>
      <span className={styles.below}>
        {t('window', { start: siteMinute(row.startTime), end: siteMinute(row.endTime) })}
        {!row.visible && ` · ${t('hidden')}`}
      </span>
      {row.gid !== null && (
        <span>
          <Chip icon={IconUsers}>{row.groupName ?? t('group.gone')}</Chip>
        </span>
      )}
    </>
  );
}
