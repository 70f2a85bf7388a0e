import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { to } from '../../../app/routes';
import { ArrivalChip } from '../../../entities/submission/ArrivalChip';
import type { Receipt } from '../../../entities/timed-work/timedWorkQueries';
import { siteDateTime } from '../../../shared/lib/siteTime';
import { DataTable } from '../../../shared/ui/data-table/DataTable';
import { EmptyState } from '../../../shared/ui/EmptyState';
import { IconSend } from '../../../shared/ui/icons';
import { Link } from '../../../shared/ui/Link';
import styles from './Receipts.module.css';

/** What the server has received: number, its own time, and what the text comes to. */
export function ReceiptTable({ receipts }: { receipts: readonly Receipt[] }) {
  const { t } = useTranslation('timedWork');
  const columns = useMemo(
    () => [
      {
        id: 'number',
        head: t('receipts.number'),
        kind: 'id' as const,
        cell: ({ submitId }: Receipt) => (
          <Link href={to('SubmissionDetails', { submitID: submitId })}>{`#${submitId}`}</Link>
        ),
      },
      { id: 'problem', head: t('problemList.id'), cell: (row: Receipt) => row.displayId || '—' },
      {
        id: 'time',
        head: t('receipts.time'),
        cell: (row: Receipt) => (
          <>
            {siteDateTime(row.submitTime)}
            {row.arrival && (
              <>
                <br />
                <ArrivalChip arrival={row.arrival} />
              </>
            )}
          </>
        ),
      },
      {
        id: 'fingerprint',
        head: t('receipts.fingerprint'),
        cell: (row: Receipt) => <code className={styles.print}>{row.fingerprint}</code>,
      },
      {
        id: 'length',
        head: t('receipts.length'),
        align: 'end' as const,
        hide: 'narrow' as const,
        cell: (row: Receipt) => row.length,
      },
    ],
    [t],
  );
  if (receipts.length === 0) return <EmptyState icon={IconSend} text={t('noSubmissions')} />;
  return (
    <DataTable
      label={t('tabs.receipts')}
      columns={columns}
      rows={receipts}
      rowKey={(row) => row.submitId}
    />
  );
}
