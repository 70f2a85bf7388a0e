import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../../shared/lib/time';
import { Button } from '../../../shared/ui/Button';
import { Card } from '../../../shared/ui/Card';
import { EmptyState } from '../../../shared/ui/EmptyState';
import { IconPlayerPause, IconPlayerPlay } from '../../../shared/ui/icons';
import { Table } from '../../../shared/ui/Table';
import styles from './judge.module.css';
import type { JudgeQueue } from './judgeCalls';

type PausedProblem = JudgeQueue['pausedProblems'][number];

interface PausedProblemsCardProps {
  rows: readonly PausedProblem[];
  /** Null for those who may only look. */
  onPause: (() => void) | null;
  onResume: ((row: PausedProblem) => Promise<void>) | null;
}

export function PausedProblemsCard({ rows, onPause, onResume }: PausedProblemsCardProps) {
  const { t } = useTranslation('adminJudge');
  return (
    <Card
      title={t('pausedTitle')}
      actions={
        onPause && (
          <Button size="small" icon={IconPlayerPause} onClick={onPause}>
            {t('pauseProblem')}
          </Button>
        )
      }
    >
      {rows.length === 0 ? (
        <EmptyState text={t('pausedEmpty')} />
      ) : (
        <Table label={t('pausedTitle')}>
          <thead>
            <tr>
              <th scope="col">{t('column.problem')}</th>
              <th scope="col" data-hide="narrow">
                {t('column.by')}
              </th>
              <th scope="col" data-hide="narrow">
                {t('column.since')}
              </th>
              <th scope="col">{t('column.reason')}</th>
              {onResume && (
                <th scope="col" data-align="end">
                  {t('column.actions')}
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.pid}>
                <td className={styles.short}>{row.displayPid}</td>
                <td data-hide="narrow">{row.username ?? '—'}</td>
                <td data-hide="narrow" className={styles.short}>
                  <time dateTime={row.since}>{formatDateTime(row.since)}</time>
                </td>
                <td className={styles.words}>{row.reason ?? '—'}</td>
                {onResume && (
                  <td data-align="end">
                    <Button
                      size="small"
                      icon={IconPlayerPlay}
                      aria-label={t('resumeProblem', { name: row.displayPid })}
                      onClick={() => void onResume(row)}
                    >
                      {t('resumeShort')}
                    </Button>
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </Card>
  );
}
