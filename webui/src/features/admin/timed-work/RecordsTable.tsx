import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Username } from '../../../entities/user/Username';
import { siteDateTime } from '../../../shared/lib/siteTime';
import { useSteady } from '../../../shared/lib/useSteady';
import rowStyles from '../../../shared/lists/rows.module.css';
import { Chip } from '../../../shared/ui/Chip';
import { type DataColumn, DataTable } from '../../../shared/ui/data-table/DataTable';
import { IconCircleCheck, IconClock, IconPlayerPlay } from '../../../shared/ui/icons';
import styles from '../desk.module.css';
import type { Asked } from './RecordDialog';
import { actionsOf, type Talk } from './recordActions';
import { stateOf, type WorkRecord } from './recordQueries';

interface RecordsTableProps {
  rows: readonly WorkRecord[];
  mayChange: boolean;
  onAsk: (asked: Asked) => void;
  onMove: (record: WorkRecord) => void;
  onTalk: (talk: Talk) => void;
}

/** Who has begun, best first. */
export function RecordsTable({ rows, mayChange, onAsk, onMove, onTalk }: RecordsTableProps) {
  const { t } = useTranslation('adminTimedWork');
  const { t: say } = useTranslation('adminExamRoomTalk');
  const ask = useSteady(onAsk);
  const move = useSteady(onMove);
  const talk = useSteady(onTalk);
  return (
    <DataTable
      label={t('record.title')}
      columns={useMemo(
        () => [...columnsOf(t), actionsOf(t, say, { mayChange, ask, move, talk })],
        [t, say, mayChange, ask, move, talk],
      )}
      rows={rows}
      rowKey={({ uid }) => uid}
    />
  );
}

const faces = {
  running: { tone: 'good', icon: IconPlayerPlay },
  handedIn: { tone: 'info', icon: IconCircleCheck },
  ranOut: { tone: 'warn', icon: IconClock },
} as const;

function State({ row, t }: { row: WorkRecord; t: TFunction<'adminTimedWork'> }) {
  const state = stateOf(row);
  return (
    <Chip tone={faces[state].tone} icon={faces[state].icon}>
      {t(`record.${state}`)}
    </Chip>
  );
}

/** When it ended, or will; what was granted below. */
function End({ row, t }: { row: WorkRecord; t: TFunction<'adminTimedWork'> }) {
  const minutes = Math.round(row.extraSeconds / 60);
  return (
    <span className={rowStyles.time}>
      {row.endTime === null
        ? t('record.until', { time: siteDateTime(row.effectiveEnd) })
        : siteDateTime(row.endTime)}
      {minutes > 0 && (
        <>
          <br />
          {t('record.extra', { count: minutes })}
        </>
      )}
    </span>
  );
}

function columnsOf(t: TFunction<'adminTimedWork'>): readonly DataColumn<WorkRecord>[] {
  return [
    {
      id: 'user',
      head: t('record.user'),
      className: styles.title,
      cell: (row) => (
        <>
          <Username name={row.username} />
          {row.realname && <span className={styles.remark}> {row.realname}</span>}
          <span className={styles.below}>
            <State row={row} t={t} /> <End row={row} t={t} />
          </span>
        </>
      ),
    },
    { id: 'score', head: t('record.score'), align: 'end', cell: ({ score }) => score },
    {
      id: 'start',
      head: t('record.start'),
      hide: 'tablet',
      cell: ({ startTime }) => <span className={rowStyles.time}>{siteDateTime(startTime)}</span>,
    },
    { id: 'end', head: t('record.end'), hide: 'narrow', cell: (row) => <End row={row} t={t} /> },
    {
      id: 'state',
      head: t('record.state'),
      hide: 'narrow',
      cell: (row) => <State row={row} t={t} />,
    },
  ];
}
