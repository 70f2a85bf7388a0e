import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { to } from '../../../app/routes';
import { formatDateTime } from '../../../shared/lib/time';
import { Card } from '../../../shared/ui/Card';
import { EmptyState } from '../../../shared/ui/EmptyState';
import { Link } from '../../../shared/ui/Link';
import { Table } from '../../../shared/ui/Table';
import type texts from './i18n/en-US.json';
import styles from './judge.module.css';

export interface Column<Row> {
  name: keyof (typeof texts)['column'];
  cell: (row: Row) => ReactNode;
  /** Left out below 768 px. */
  isWide?: boolean;
  isEnd?: boolean;
  kind?: 'id' | 'short' | 'words';
}

interface ListCardProps<Row> {
  title: string;
  actions?: ReactNode;
  /** Said above the table. */
  lead?: ReactNode;
  /** Said in place of the table when there are no rows. */
  empty: string;
  rows: readonly Row[];
  keyOf: (row: Row) => number;
  columns: readonly Column<Row>[];
}

/** One list of the judge page. */
export function ListCard<Row>(props: ListCardProps<Row>) {
  const { title, actions, lead, empty, rows, keyOf, columns } = props;
  const { t } = useTranslation('adminJudge');
  return (
    <Card title={title} actions={actions}>
      {lead && <p className={styles.lead}>{lead}</p>}
      {rows.length === 0 ? (
        <EmptyState text={empty} />
      ) : (
        <Table label={title}>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column.name} scope="col" {...marks(column)}>
                  {t(`column.${column.name}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={keyOf(row)}>
                {columns.map((column) => (
                  <td key={column.name} {...marks(column)} {...look(column.kind)}>
                    {column.cell(row)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </Card>
  );
}

const marks = ({ isEnd, isWide }: Column<never>) => ({
  'data-align': isEnd ? 'end' : undefined,
  'data-hide': isWide ? 'narrow' : undefined,
});

const look = (kind: Column<never>['kind']) =>
  kind === 'id' ? { 'data-kind': 'id' } : { className: kind && styles[kind] };

/** The columns that more than one list has. */
export const idColumn: Column<{ submitId: number }> = {
  name: 'id',
  kind: 'id',
  cell: ({ submitId }) => (
    <Link href={to('SubmissionDetails', { submitID: String(submitId) })}>{submitId}</Link>
  ),
};

export const problemColumn: Column<{ displayPid: string }> = {
  name: 'problem',
  kind: 'short',
  cell: ({ displayPid }) => displayPid,
};

export const reasonColumn: Column<{ reason?: string | null }> = {
  name: 'reason',
  kind: 'words',
  cell: ({ reason }) => reason ?? '—',
};

export const time = (when: string) => <time dateTime={when}>{formatDateTime(when)}</time>;
