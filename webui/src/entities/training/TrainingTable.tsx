import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { useSteady } from '../../shared/lib/useSteady';
import { askToLogin } from '../../shared/session/askToLogin';
import { useUser } from '../../shared/session/useUser';
import { type DataColumn, DataTable } from '../../shared/ui/data-table/DataTable';
import { RelativeTime } from '../../shared/ui/RelativeTime';
import { Username } from '../user/Username';
import { SolvedBar } from './SolvedBar';
import { TrainingAuthChip, TrainingCategoryChip } from './TrainingChips';
import { TrainingLink } from './TrainingLink';
import styles from './training.module.css';
import { trainingAddress } from './trainingAddress';
import type { Training } from './trainingQueries';

interface TrainingTableProps {
  label: string;
  rows: readonly Training[];
  isRefreshing: boolean;
}

/** Trainings of the site or of a group; opening one asks for a login. */
export function TrainingTable({ label, rows, isRefreshing }: TrainingTableProps) {
  const { t } = useTranslation('training');
  const isGuest = useUser() === null;
  const [, navigate] = useLocation();
  const open = useSteady((row: Training) => {
    if (isGuest) askToLogin();
    else navigate(trainingAddress(row));
  });
  return (
    <DataTable
      label={label}
      columns={useMemo(() => columnsOf(t, isGuest), [t, isGuest])}
      rows={rows}
      rowKey={({ id }) => id}
      isRefreshing={isRefreshing}
      onOpen={open}
    />
  );
}

const columnsOf = (t: TFunction<'training'>, isGuest: boolean): DataColumn<Training>[] => [
  { id: 'rank', head: t('column.rank'), kind: 'id', hide: 'narrow', cell: ({ rank }) => rank },
  {
    id: 'title',
    head: t('column.title'),
    className: styles.title,
    cell: (row) => <TrainingLink training={row} />,
  },
  { id: 'auth', head: t('column.auth'), cell: ({ auth }) => <TrainingAuthChip auth={auth} /> },
  {
    id: 'category',
    head: t('column.category'),
    hide: 'tablet',
    cell: (row) => <TrainingCategoryChip {...row} />,
  },
  ...(isGuest ? [] : [progressColumn(t)]),
  {
    id: 'problems',
    head: t('column.problems'),
    align: 'end',
    hide: 'narrow',
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
    hide: 'tablet',
    cell: ({ gmtModified }) => <RelativeTime time={gmtModified} />,
  },
];

const progressColumn = (t: TFunction<'training'>): DataColumn<Training> => ({
  id: 'progress',
  head: t('column.progress'),
  cell: ({ acCount, problemCount }) => <SolvedBar done={acCount ?? 0} count={problemCount} />,
});
