import { useTranslation } from 'react-i18next';
import { Username } from '../../../entities/user/Username';
import { Button } from '../../../shared/ui/Button';
import { IconPlayerPause, IconPlayerPlay } from '../../../shared/ui/icons';
import type { JudgeQueue } from './judgeCalls';
import { type Column, ListCard, problemColumn, reasonColumn, time } from './ListCard';

type PausedProblem = JudgeQueue['pausedProblems'][number];

interface PausedProblemsCardProps {
  rows: readonly PausedProblem[];
  /** Null for those who may only look. */
  onPause: (() => void) | null;
  onResume: ((row: PausedProblem) => Promise<unknown>) | null;
}

export function PausedProblemsCard({ rows, onPause, onResume }: PausedProblemsCardProps) {
  const { t } = useTranslation('adminJudge');
  const resume: Column<PausedProblem> | null = onResume && {
    name: 'actions',
    isEnd: true,
    cell: (row) => (
      <Button
        size="small"
        icon={IconPlayerPlay}
        aria-label={t('resumeProblem', { name: row.displayPid })}
        onClick={() => void onResume(row)}
      >
        {t('resumeShort')}
      </Button>
    ),
  };
  return (
    <ListCard
      title={t('pausedTitle')}
      actions={
        onPause && (
          <Button size="small" icon={IconPlayerPause} onClick={onPause}>
            {t('pauseProblem')}
          </Button>
        )
      }
      empty={t('pausedEmpty')}
      rows={rows}
      keyOf={(row) => row.pid}
      columns={[
        problemColumn,
        {
          name: 'by',
          isWide: true,
          cell: (row) => (row.username ? <Username name={row.username} /> : '—'),
        },
        { name: 'since', isWide: true, kind: 'short', cell: (row) => time(row.since) },
        reasonColumn,
        ...(resume ? [resume] : []),
      ]}
    />
  );
}
