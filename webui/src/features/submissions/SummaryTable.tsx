import { useTranslation } from 'react-i18next';
import type { Judge } from '../../entities/submission/types';
import { formatMemory, formatRunTime } from '../../shared/lib/time';
import { Card } from '../../shared/ui/Card';
import { RelativeTime } from '../../shared/ui/RelativeTime';
import { Table } from '../../shared/ui/Table';
import { VerdictChip } from '../../shared/ui/VerdictChip';
import { RowProblem } from './SubmissionRow';
import styles from './submissions.module.css';

/** The submission as one row of the list. */
export function SummaryTable({ submission }: { submission: Judge }) {
  const { t } = useTranslation('submissions');
  const hasScore = submission.score !== null;
  return (
    <Card>
      <Table label={t('detail.row')}>
        <thead>
          <tr>
            <th scope="col" data-hide="narrow">
              {t('column.id')}
            </th>
            <th scope="col">{t('column.verdict')}</th>
            {hasScore && (
              <th scope="col" data-align="end" data-hide="narrow">
                {t('column.score')}
              </th>
            )}
            <th scope="col">{t('column.problem')}</th>
            <th scope="col" data-align="end" data-hide="narrow">
              {t('column.time')}
            </th>
            <th scope="col" data-align="end" data-hide="narrow">
              {t('column.memory')}
            </th>
            <th scope="col" data-hide="narrow">
              {t('column.language')}
            </th>
            <th scope="col" className={styles.wideOnly}>
              {t('column.judger')}
            </th>
            <th scope="col" data-align="end">
              {t('column.submitted')}
            </th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td className={styles.id} data-hide="narrow">
              {submission.submitId}
            </td>
            <td>
              <VerdictChip status={submission.status} />
            </td>
            {hasScore && (
              <td data-align="end" data-hide="narrow">
                {submission.score}
              </td>
            )}
            <td className={styles.problem}>
              <RowProblem row={submission} />
            </td>
            <td data-align="end" data-hide="narrow">
              {formatRunTime(submission.time)}
            </td>
            <td data-align="end" data-hide="narrow">
              {formatMemory(submission.memory)}
            </td>
            <td data-hide="narrow">{submission.language}</td>
            <td className={styles.wideOnly}>
              <span className={styles.judger}>{submission.judger ?? '—'}</span>
            </td>
            <td data-align="end" className={styles.submitted}>
              <RelativeTime time={submission.submitTime} />
            </td>
          </tr>
        </tbody>
      </Table>
    </Card>
  );
}
