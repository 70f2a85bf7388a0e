import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ContestAuthChip } from '../../../entities/contest/ContestChips';
import { ruleName } from '../../../entities/contest/ContestRuleLink';
import { StatusChip } from '../../../entities/schedule/StatusChip';
import { Username } from '../../../entities/user/Username';
import type { Locale } from '../../../shared/i18n/locale';
import { useLocale } from '../../../shared/i18n/useLocale';
import { formatDateTime, formatLength } from '../../../shared/lib/time';
import rowStyles from '../../../shared/lists/rows.module.css';
import { type DataColumn, DataTable } from '../../../shared/ui/data-table/DataTable';
import { Link } from '../../../shared/ui/Link';
import styles from '../desk.module.css';
import { ContestActions } from './ContestActions';
import type { AdminContestRow } from './contestQueries';
import { useMayEditContest } from './contestRights';
import { pageOfContest } from './office';
import { VisibilitySwitch } from './VisibilitySwitch';

interface ContestTableProps {
  rows: readonly AdminContestRow[];
  isRefreshing: boolean;
}

export function ContestTable({ rows, isRefreshing }: ContestTableProps) {
  const { t } = useTranslation('adminContests');
  const locale = useLocale();
  return (
    <DataTable
      label={t('title')}
      columns={useMemo(() => columnsOf(t, locale), [t, locale])}
      rows={rows}
      rowKey={({ id }) => id}
      isRefreshing={isRefreshing}
    />
  );
}

const columnsOf = (
  t: TFunction<'adminContests'>,
  locale: Locale,
): readonly DataColumn<AdminContestRow>[] => [
  { id: 'id', head: t('column.id'), kind: 'id', hide: 'laptop', cell: ({ id }) => id },
  {
    id: 'title',
    head: t('column.title'),
    className: styles.title,
    cell: (row) => <Title row={row} t={t} locale={locale} />,
  },
  {
    id: 'rule',
    head: t('column.rule'),
    hide: 'tablet',
    cell: (row) => (
      <span className={styles.chips}>
        {ruleName(row.type)}
        <ContestAuthChip auth={row.auth} />
      </span>
    ),
  },
  {
    id: 'start',
    head: t('column.start'),
    hide: 'narrow',
    cell: ({ startTime, duration }) => (
      <span className={rowStyles.time}>
        {formatDateTime(startTime)}
        <br />
        {formatLength(duration * 1000, locale)}
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
    cell: ({ problems }) => problems,
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
    cell: (row) => <VisibilitySwitch row={row} />,
  },
  {
    id: 'actions',
    head: t('column.actions'),
    align: 'end',
    cell: (row) => <ContestActions row={row} />,
  },
];

interface TitleProps {
  row: AdminContestRow;
  t: TFunction<'adminContests'>;
  locale: Locale;
}

/** With what the columns say that a narrow window has no room for. */
function Title({ row, t, locale }: TitleProps) {
  const isOwn = useMayEditContest()(row);
  return (
    <>
      {isOwn ? (
        <Link href={pageOfContest('settings', row.id)} className={styles.titleText}>
          {row.title}
        </Link>
      ) : (
        <span className={styles.titleText}>{row.title}</span>
      )}
      <span className={styles.below}>
        {formatDateTime(row.startTime)} · {formatLength(row.duration * 1000, locale)}
        {!row.visible && ` · ${t('hidden')}`} <StatusChip schedule={row} />
      </span>
    </>
  );
}
