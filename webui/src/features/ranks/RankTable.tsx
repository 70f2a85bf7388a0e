import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../shared/session/useUser';
import { DataTable } from '../../shared/ui/data-table/DataTable';
import { type RankRow, rankColumns } from './rankColumns';
import type { Honor, RankKind } from './rankQuery';

interface RankTableProps {
  kind: RankKind;
  label: string;
  rows: readonly RankRow[];
  honors: readonly Honor[];
  /** Place of the first row. */
  firstPlace: number;
  isRefreshing: boolean;
  /** The group whose rank it is. */
  gid?: number;
}

export function RankTable({
  kind,
  label,
  rows,
  honors,
  firstPlace,
  isRefreshing,
  gid,
}: RankTableProps) {
  const { t } = useTranslation('ranks');
  const uid = useUser()?.uid;
  const columns = useMemo(
    () => rankColumns({ t, kind, honors, firstPlace, gid }),
    [t, kind, honors, firstPlace, gid],
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
