import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Person } from '../../../entities/user/people';
import { useSteady } from '../../../shared/lib/useSteady';
import type { Selection } from '../../../shared/lists/useSelection';
import { DataTable } from '../../../shared/ui/data-table/DataTable';
import { type RowActions, userColumns } from './userColumns';

interface UserTableProps extends RowActions {
  rows: readonly Person[];
  selection: Selection<Person>;
  isRefreshing: boolean;
}

export function UserTable({ rows, selection, isRefreshing, ...actions }: UserTableProps) {
  const { t } = useTranslation(['adminUsers', 'admin']);
  const onEdit = useSteady(actions.onEdit);
  const onSessions = useSteady(actions.onSessions);
  const onCode = useSteady(actions.onCode);
  const onPassword = useSteady(actions.onPassword);
  const onDelete = useSteady(actions.onDelete);
  const columns = useMemo(
    () => userColumns(t, { onEdit, onSessions, onCode, onPassword, onDelete }),
    [t, onEdit, onSessions, onCode, onPassword, onDelete],
  );
  const tickLabel = useCallback((row: Person) => t('selected.one', { name: row.username }), [t]);
  return (
    <DataTable
      label={t('title')}
      columns={columns}
      rows={rows}
      rowKey={({ uid }) => uid}
      ticks={{ selection, all: t('selected.page'), one: tickLabel }}
      isRefreshing={isRefreshing}
    />
  );
}
