import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../shared/session/useUser';
import { DataTable } from '../../shared/ui/data-table/DataTable';
import { rankColumns } from './rankColumns';
import type { Honor, RankedUser, RankKind } from './rankQuery';

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
  const uid = useUser()?.uid;
  const columns = useMemo(
    () => rankColumns({ t, kind, honors, firstPlace }),
    [t, kind, honors, firstPlace],
  );
  return (
    <DataTable
      label={label}
      columns={columns}
      rows={rows}
      rowKey={(row) => row.uid}
      isOwn={(row) => row.uid === uid}
      isRefreshing={isRefreshing}
    />
  );
}
