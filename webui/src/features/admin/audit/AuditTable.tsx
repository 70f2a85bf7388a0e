import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Username } from '../../../entities/user/Username';
import { formatDateTime } from '../../../shared/lib/time';
import { useSteady } from '../../../shared/lib/useSteady';
import { type DataColumn, DataTable } from '../../../shared/ui/data-table/DataTable';
import { IconButton } from '../../../shared/ui/IconButton';
import { IconChevronDown, IconChevronUp } from '../../../shared/ui/icons';
import styles from './audit.module.css';
import type { AuditRow } from './auditQueries';
import { useActionName, useFieldName } from './auditWords';
import { Difference } from './Difference';
import { targetText } from './fieldChanges';

interface AuditTableProps {
  rows: readonly AuditRow[];
  isRefreshing: boolean;
}

/** A row's state is whether it is open. */
type AuditColumn = DataColumn<AuditRow, boolean>;

export function AuditTable({ rows, isRefreshing }: AuditTableProps) {
  const { t } = useTranslation('adminAudit');
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set());
  const columns = useAuditColumns((id) => {
    const next = new Set(open);
    if (!next.delete(id)) next.add(id);
    setOpen(next);
  });
  return (
    <DataTable
      label={t('title')}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      stateOf={({ id }) => open.has(id)}
      detail={differenceOf}
      isRefreshing={isRefreshing}
      isDense
    />
  );
}

const differenceOf = (row: AuditRow, isOpen: boolean) => isOpen && <Difference row={row} />;

function useAuditColumns(onTurn: (id: number) => void): readonly AuditColumn[] {
  const { t } = useTranslation('adminAudit');
  const turn = useSteady(onTurn);
  return useMemo(
    () => [
      {
        id: 'time',
        head: t('column.time'),
        className: styles.time,
        cell: ({ time }) => <time dateTime={time}>{formatDateTime(time)}</time>,
      },
      {
        id: 'username',
        head: t('column.username'),
        className: styles.name,
        cell: ({ username }) => (username ? <Username name={username} /> : t('commandLine')),
      },
      {
        id: 'action',
        head: t('column.action'),
        className: styles.action,
        cell: ({ action }) => <ActionName action={action} />,
      },
      {
        id: 'target',
        head: t('column.target'),
        hide: 'narrow',
        className: styles.target,
        cell: ({ target }) => <Target target={target} />,
      },
      { id: 'ip', head: t('column.ip'), hide: 'laptop', cell: ({ ip }) => ip || '—' },
      {
        id: 'more',
        head: t('column.more'),
        align: 'end',
        cell: ({ id }, _at, isOpen) => (
          <IconButton
            icon={isOpen ? IconChevronUp : IconChevronDown}
            label={t('details', { id })}
            aria-expanded={isOpen}
            onClick={() => turn(id)}
          />
        ),
      },
    ],
    [t, turn],
  );
}

function ActionName({ action }: { action: AuditRow['action'] }) {
  return useActionName()(action);
}

function Target({ target }: { target: AuditRow['target'] }) {
  const text = targetText(target, useFieldName());
  return <span title={text}>{text}</span>;
}
