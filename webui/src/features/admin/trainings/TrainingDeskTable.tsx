import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { trainingsKey } from '../../../entities/training/trainingQueries';
import { Username } from '../../../entities/user/Username';
import { StoredSwitch } from '../../../shared/forms/StoredSwitch';
import { useAction } from '../../../shared/forms/useAction';
import { Chip } from '../../../shared/ui/Chip';
import { type DataColumn, DataTable } from '../../../shared/ui/data-table/DataTable';
import { IconLock } from '../../../shared/ui/icons';
import { Link } from '../../../shared/ui/Link';
import { RelativeTime } from '../../../shared/ui/RelativeTime';
import styles from '../desk.module.css';
import type { AdminTrainingRow, TrainingDesk } from './desk';
import { TrainingDeskActions } from './TrainingDeskActions';

interface TrainingDeskTableProps {
  desk: TrainingDesk;
  rows: readonly AdminTrainingRow[];
  isRefreshing: boolean;
}

/** Trainings as those who make them see them: with switch and menu. */
export function TrainingDeskTable({ desk, rows, isRefreshing }: TrainingDeskTableProps) {
  const { t } = useTranslation('adminTrainings');
  return (
    <DataTable
      label={t('title')}
      columns={useMemo(() => columnsOf(t, desk), [t, desk])}
      rows={rows}
      rowKey={({ id }) => id}
      isRefreshing={isRefreshing}
    />
  );
}

const columnsOf = (
  t: TFunction<'adminTrainings'>,
  desk: TrainingDesk,
): readonly DataColumn<AdminTrainingRow>[] => [
  { id: 'rank', head: t('column.rank'), kind: 'id', hide: 'narrow', cell: ({ rank }) => rank },
  {
    id: 'title',
    head: t('column.title'),
    className: styles.title,
    cell: (row) => <Title row={row} desk={desk} t={t} />,
  },
  {
    id: 'auth',
    head: t('column.auth'),
    hide: 'tablet',
    cell: ({ auth }) =>
      auth === 'Private' ? (
        <Chip tone="bad" icon={IconLock}>
          {t('auth.Private')}
        </Chip>
      ) : (
        <Chip tone="good">{t('auth.Public')}</Chip>
      ),
  },
  {
    id: 'category',
    head: t('column.category'),
    hide: 'laptop',
    cell: ({ categoryName, categoryColor }) =>
      categoryName && <Chip dot={categoryColor}>{categoryName}</Chip>,
  },
  {
    id: 'problems',
    head: t('column.problems'),
    align: 'end',
    hide: 'tablet',
    cell: ({ problemCount }) => problemCount,
  },
  {
    id: 'author',
    head: t('column.author'),
    hide: 'laptop',
    cell: ({ author }) => <Username name={author} />,
  },
  {
    id: 'updated',
    head: t('column.updated'),
    hide: 'laptop',
    className: styles.switchWord,
    cell: ({ gmtModified }) => <RelativeTime time={gmtModified} />,
  },
  {
    id: 'status',
    head: t('column.status'),
    hide: 'narrow',
    cell: (row) => <StatusSwitch row={row} desk={desk} />,
  },
  {
    id: 'actions',
    head: t('column.actions'),
    align: 'end',
    cell: (row) => <TrainingDeskActions row={row} desk={desk} />,
  },
];

interface RowProps {
  row: AdminTrainingRow;
  desk: TrainingDesk;
}

function Title({ row, desk, t }: RowProps & { t: TFunction<'adminTrainings'> }) {
  const words = (
    <>
      {t('problems', { count: row.problemCount })}
      {!row.status && ` · ${t('hidden')}`}
    </>
  );
  return (
    <>
      {row.isManager ? (
        <Link href={desk.addresses.edit(row.id)} className={styles.titleText}>
          {row.title}
        </Link>
      ) : (
        <span className={styles.titleText}>{row.title}</span>
      )}
      <span className={styles.below}>{words}</span>
    </>
  );
}

/** Shows a training to those whom it lets in, or hides it from everybody. */
function StatusSwitch({ row, desk }: RowProps) {
  const { t } = useTranslation('adminTrainings');
  const { title, status } = row;
  const change = useAction({
    run: () => desk.show(row.id, !status),
    said: () => t(status ? 'hiddenNow' : 'shownNow', { title }),
    keys: [trainingsKey],
  });
  return (
    <StoredSwitch
      checked={status}
      label={<span className={styles.switchWord}>{t(status ? 'shown' : 'hidden')}</span>}
      aria-label={t('showNamed', { title })}
      disabled={change.isBusy || !row.isManager}
      onPress={() => void change.run()}
    />
  );
}
