import type { TFunction } from 'i18next';
import { Chip } from '../../../shared/ui/Chip';
import type { DataColumn } from '../../../shared/ui/data-table/DataTable';
import { IconCheck, IconClock } from '../../../shared/ui/icons';
import { RelativeTime } from '../../../shared/ui/RelativeTime';
import { PrintActions } from './PrintActions';
import { type PrintJob, printed } from './printCalls';
import styles from './printQueue.module.css';

export const printColumns = (
  t: TFunction<['contestPrint', 'contest']>,
  cid: number,
): readonly DataColumn<PrintJob>[] => [
  {
    id: 'username',
    head: t('column.username'),
    isRowHead: true,
    cell: ({ username }) => username,
  },
  {
    id: 'realname',
    head: t('column.realname'),
    hide: 'narrow',
    cell: ({ realname }) => realname ?? '—',
  },
  {
    id: 'time',
    head: t('column.time'),
    hide: 'narrow',
    className: styles.time,
    cell: ({ gmtCreate }) => <RelativeTime time={gmtCreate} />,
  },
  {
    id: 'pages',
    head: t('column.pages'),
    align: 'end',
    hide: 'narrow',
    cell: ({ pages }) => pages,
  },
  {
    id: 'status',
    head: t('column.status'),
    cell: ({ status }) =>
      status === printed ? (
        <Chip tone="good" icon={IconCheck}>
          {t('status.printed')}
        </Chip>
      ) : (
        <Chip tone="warn" icon={IconClock}>
          {t('status.waiting')}
        </Chip>
      ),
  },
  {
    id: 'actions',
    head: t('column.actions'),
    align: 'end',
    cell: (job) => <PrintActions job={job} cid={cid} />,
  },
];
