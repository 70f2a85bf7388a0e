import type { TFunction } from 'i18next';
import { countdownText } from '../../../entities/schedule/scheduleRules';
import { Chip } from '../../../shared/ui/Chip';
import type { DataColumn } from '../../../shared/ui/data-table/DataTable';
import { IconCheck, IconClock } from '../../../shared/ui/icons';
import styles from './accepted.module.css';
import type { Accepted } from './acceptedCalls';
import { CheckButton } from './CheckButton';

/** Where a narrow window has no room for its column, it stands below the name. */
const whereTo = ({ seat, school }: Accepted): string | null => seat ?? school;

export const acceptedColumns = (
  t: TFunction<['contestAccepted', 'contest']>,
  cid: number,
): readonly DataColumn<Accepted>[] => [
  {
    id: 'time',
    head: t('column.time'),
    className: styles.time,
    cell: ({ time }) => countdownText(time * 1000),
  },
  {
    id: 'problem',
    head: t('column.problem'),
    cell: ({ displayId, color }) => (
      <span className={styles.problem}>
        {color && (
          <span
            className={styles.balloon}
            style={{ background: color }}
            role="img"
            aria-label={t('balloon', { color })}
            title={color}
          />
        )}
        {displayId}
      </span>
    ),
  },
  {
    id: 'mark',
    head: t('column.mark'),
    cell: ({ firstBlood }) => (
      <Chip tone={firstBlood ? 'bad' : 'good'}>{t(firstBlood ? 'firstBlood' : 'accepted')}</Chip>
    ),
  },
  {
    id: 'username',
    head: t('column.username'),
    isRowHead: true,
    cell: (row) => (
      <>
        {row.username}
        <span className={styles.below}>{whereTo(row)}</span>
      </>
    ),
  },
  {
    id: 'realname',
    head: t('column.realname'),
    hide: 'narrow',
    cell: ({ realname }) => realname ?? '—',
  },
  {
    id: 'where',
    head: t('column.where'),
    hide: 'tablet',
    cell: (row) => whereTo(row) ?? '—',
  },
  {
    id: 'status',
    head: t('column.status'),
    hide: 'narrow',
    cell: ({ checked }) => (
      <Chip tone={checked ? 'good' : 'warn'} icon={checked ? IconCheck : IconClock}>
        {t(checked ? 'checked' : 'notChecked')}
      </Chip>
    ),
  },
  {
    id: 'actions',
    head: t('column.actions'),
    align: 'end',
    cell: (row) => <CheckButton row={row} cid={cid} />,
  },
];
