import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Page } from '../../../shared/api/types';
import { PagedList } from '../../../shared/lists/PagedList';
import { useAddress } from '../../../shared/lists/useAddress';
import { Button } from '../../../shared/ui/Button';
import { Card } from '../../../shared/ui/Card';
import { type DataColumn, DataTable } from '../../../shared/ui/data-table/DataTable';
import type { IconType } from '../../../shared/ui/Icon';
import { IconRefresh } from '../../../shared/ui/icons';
import styles from './desk.module.css';

interface DeskListProps<Row> {
  /** Names the table. */
  label: string;
  /** How the list follows what comes. */
  hint: string;
  refresh: string;
  list: UseQueryResult<Page<Row>>;
  pageSize: number;
  columns: readonly DataColumn<Row>[];
  empty: { icon: IconType; text: string };
  /** Beside the button that reads the list anew. */
  buttons?: ReactNode;
}

/** What staff work through during a contest, page by page: prints, balloons. */
export function DeskList<Row extends { id: number }>({
  label,
  hint,
  refresh,
  list,
  pageSize,
  columns,
  empty,
  buttons,
}: DeskListProps<Row>) {
  const { filters, turn } = useAddress({ page: 1 });
  return (
    <Card>
      <div className={styles.bar}>
        <span className={styles.hint}>{hint}</span>
        <span className={styles.buttons}>
          {buttons}
          <Button icon={IconRefresh} isBusy={list.isRefetching} onClick={() => void list.refetch()}>
            {refresh}
          </Button>
        </span>
      </div>
      <PagedList list={list} page={filters.page} pageSize={pageSize} onPage={turn} empty={empty}>
        {(rows) => (
          <DataTable label={label} columns={columns} rows={rows} rowKey={({ id }) => id} />
        )}
      </PagedList>
    </Card>
  );
}
