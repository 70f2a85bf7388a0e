import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type OpenGroup, useGroup } from '../../../entities/group/GroupContext';
import { groupLevel } from '../../../entities/group/groupRules';
import { Person } from '../../../entities/user/Person';
import rowStyles from '../../../shared/lists/rows.module.css';
import { type DataColumn, DataTable } from '../../../shared/ui/data-table/DataTable';
import { RelativeTime } from '../../../shared/ui/RelativeTime';
import { CoTeacherButton, DecideButtons, LevelSelect, RemoveButton } from './MemberActions';
import type { Member } from './memberCalls';
import styles from './members.module.css';

interface MemberTableProps {
  rows: readonly Member[];
  isRefreshing: boolean;
  /** With who applies, and what its admins do. */
  isManaged: boolean;
}

export function MemberTable({ rows, isRefreshing, isManaged }: MemberTableProps) {
  const { t } = useTranslation('groupMembers');
  const open = useGroup();
  return (
    <DataTable
      label={t(isManaged ? 'applyLabel' : 'listLabel')}
      columns={useMemo(() => columnsOf(t, open, isManaged), [t, open, isManaged])}
      rows={rows}
      rowKey={({ uid }) => uid}
      isRefreshing={isRefreshing}
    />
  );
}

type Level = 1 | 2 | 3 | 4 | 5;

const columnsOf = (
  t: TFunction<'groupMembers'>,
  open: OpenGroup,
  isManaged: boolean,
): readonly DataColumn<Member>[] => [
  {
    id: 'user',
    head: t('column.user'),
    cell: (row) => <Person user={row} className={styles.person} />,
  },
  {
    id: 'level',
    head: t('column.level'),
    cell: (row) => {
      if (row.uid === open.group.uid) return t('level.owner');
      if (!isManaged) return t(`level.${row.auth as Level}`);
      return row.auth === groupLevel.applying ? (
        <DecideButtons row={row} />
      ) : (
        <LevelSelect row={row} />
      );
    },
  },
  ...(isManaged
    ? [
        {
          id: 'reason',
          head: t('column.reason'),
          hide: 'narrow' as const,
          cell: ({ reason }: Member) => <span className={styles.reason}>{reason}</span>,
        },
      ]
    : []),
  {
    id: 'joined',
    head: t(isManaged ? 'column.applied' : 'column.joined'),
    hide: 'narrow',
    cell: ({ gmtCreate }) => <RelativeTime className={rowStyles.time} time={gmtCreate} />,
  },
  ...(isManaged
    ? [
        {
          id: 'actions',
          head: t('column.actions'),
          align: 'end' as const,
          cell: (row: Member) => (
            <span className={styles.decide}>
              <CoTeacherButton row={row} />
              <RemoveButton row={row} />
            </span>
          ),
        },
      ]
    : []),
];
