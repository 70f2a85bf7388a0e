import { useTranslation } from 'react-i18next';
import { to } from '../../../app/routes';
import { Card } from '../../../shared/ui/Card';
import { EmptyState } from '../../../shared/ui/EmptyState';
import { Link } from '../../../shared/ui/Link';
import { Table } from '../../../shared/ui/Table';
import { VerdictChip } from '../../../shared/ui/VerdictChip';
import styles from './judge.module.css';
import type { JudgeQueue } from './judgeCalls';
import { useWait } from './useWait';

export function RunningCard({ rows }: { rows: JudgeQueue['runningList'] }) {
  const { t } = useTranslation('adminJudge');
  const wait = useWait();
  return (
    <Card title={t('running')}>
      {rows.length === 0 ? (
        <EmptyState text={t('runningEmpty')} />
      ) : (
        <Table label={t('running')}>
          <thead>
            <tr>
              <th scope="col">{t('column.id')}</th>
              <th scope="col">{t('column.problem')}</th>
              <th scope="col" data-hide="narrow">
                {t('column.user')}
              </th>
              <th scope="col">{t('column.status')}</th>
              <th scope="col" data-align="end">
                {t('column.cases')}
              </th>
              <th scope="col" data-align="end" data-hide="narrow">
                {t('column.runs')}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.submitId}>
                <td data-kind="id">
                  <SubmissionLink id={row.submitId} />
                </td>
                <td className={styles.short}>{row.displayPid}</td>
                <td data-hide="narrow">{row.username}</td>
                <td>
                  <VerdictChip status={row.status} />
                </td>
                <td data-align="end" className={styles.short}>
                  {row.total > 0 ? `${row.done} / ${row.total}` : '—'}
                </td>
                <td data-align="end" data-hide="narrow" className={styles.short}>
                  {wait(row.seconds)}
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </Card>
  );
}

export function WaitingCard({ rows }: { rows: JudgeQueue['waiting'] }) {
  const { t } = useTranslation('adminJudge');
  const wait = useWait();
  const names = ['contest', 'submission', 'test_run', 'rejudge'] as const;
  return (
    <Card title={t('waitingTitle')} actions={rows.length >= 100 && t('waitingFirst')}>
      {rows.length === 0 ? (
        <EmptyState text={t('waitingEmpty')} />
      ) : (
        <Table label={t('waitingTitle')}>
          <thead>
            <tr>
              <th scope="col" data-align="end">
                {t('column.position')}
              </th>
              <th scope="col">{t('column.id')}</th>
              <th scope="col">{t('column.problem')}</th>
              <th scope="col">{t('column.user')}</th>
              <th scope="col" data-hide="narrow">
                {t('column.lane')}
              </th>
              <th scope="col" data-align="end">
                {t('column.waits')}
              </th>
              <th scope="col" data-hide="narrow">
                {t('column.why')}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.submitId}>
                <td data-align="end">{row.position ?? '—'}</td>
                <td data-kind="id">
                  <SubmissionLink id={row.submitId} />
                </td>
                <td className={styles.short}>{row.displayPid}</td>
                <td>{row.username}</td>
                <td data-hide="narrow">{t(`lane.${names[row.lane] ?? 'submission'}`)}</td>
                <td data-align="end" className={styles.short}>
                  {wait(row.waitingSeconds)}
                </td>
                <td data-hide="narrow">
                  {row.queueReason ? t(`reason.${row.queueReason as 'busy'}`) : '—'}
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </Card>
  );
}

export function SubmissionLink({ id }: { id: number }) {
  return <Link href={to('SubmissionDetails', { submitID: String(id) })}>{id}</Link>;
}
