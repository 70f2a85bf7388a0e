import { useTranslation } from 'react-i18next';
import { Username } from '../../../entities/user/Username';
import { VerdictChip } from '../../../shared/ui/VerdictChip';
import type { JudgeQueue } from './judgeCalls';
import { idColumn, ListCard, problemColumn } from './ListCard';
import { useWait } from './useWait';

const lanes = ['contest', 'submission', 'test_run', 'rejudge'] as const;

export function RunningCard({ state }: { state: JudgeQueue }) {
  const { t } = useTranslation('adminJudge');
  const wait = useWait();
  return (
    <ListCard
      title={t('running')}
      // Test runs, checks and previews of a rejudge are no submissions.
      empty={t(state.running > 0 ? 'runningOther' : 'runningEmpty')}
      rows={state.runningList}
      keyOf={(row) => row.submitId}
      columns={[
        idColumn,
        problemColumn,
        { name: 'user', isWide: true, cell: (row) => <Username name={row.username} /> },
        { name: 'status', cell: (row) => <VerdictChip status={row.status} /> },
        {
          name: 'cases',
          isEnd: true,
          kind: 'short',
          cell: (row) => (row.total > 0 ? `${row.done} / ${row.total}` : '—'),
        },
        {
          name: 'runs',
          isEnd: true,
          isWide: true,
          kind: 'short',
          cell: (row) => wait(row.seconds),
        },
      ]}
    />
  );
}

export function WaitingCard({ state }: { state: JudgeQueue }) {
  const { t } = useTranslation('adminJudge');
  const wait = useWait();
  const rows = state.waiting;
  return (
    <ListCard
      title={t('waitingTitle')}
      actions={rows.length >= 100 && t('waitingFirst')}
      empty={t(state.pending > 0 ? 'waitingOther' : 'waitingEmpty', { count: state.pending })}
      rows={rows}
      keyOf={(row) => row.submitId}
      columns={[
        { name: 'position', isEnd: true, cell: (row) => row.position ?? '—' },
        idColumn,
        problemColumn,
        { name: 'user', cell: (row) => <Username name={row.username} /> },
        { name: 'lane', isWide: true, cell: (row) => t(`lane.${lanes[row.lane] ?? 'submission'}`) },
        { name: 'waits', isEnd: true, kind: 'short', cell: (row) => wait(row.waitingSeconds) },
        {
          name: 'why',
          isWide: true,
          cell: (row) => (row.queueReason ? t(`reason.${row.queueReason as 'busy'}`) : '—'),
        },
      ]}
    />
  );
}
