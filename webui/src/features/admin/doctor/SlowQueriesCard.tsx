import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { siteDateTime } from '../../../shared/lib/siteTime';
import { Card } from '../../../shared/ui/Card';
import { ErrorState } from '../../../shared/ui/ErrorState';
import { Skeleton } from '../../../shared/ui/Skeleton';
import { Table } from '../../../shared/ui/Table';
import styles from './doctor.module.css';
import { slowQueriesQuery } from './doctorCalls';

/** Statements of the database that took long; their values are never kept. */
export function SlowQueriesCard() {
  const { t } = useTranslation('adminDoctor');
  const slow = useQuery(slowQueriesQuery);
  return (
    <Card title={t('slow.title')}>
      {slow.isPending && <Skeleton className={styles.skeleton} lines={3} height={24} />}
      {slow.isError && <ErrorState error={slow.error} onRetry={() => void slow.refetch()} />}
      {slow.data && (
        <p className={styles.remark}>
          {t(slow.data.queries.length === 0 ? 'slow.none' : 'slow.text', {
            milliseconds: slow.data.slowMs,
          })}
        </p>
      )}
      {slow.data && slow.data.queries.length > 0 && (
        <Table label={t('slow.title')} isDense>
          <thead>
            <tr>
              <th scope="col">{t('slow.statement')}</th>
              <th scope="col" data-align="end">
                {t('slow.count')}
              </th>
              <th scope="col" data-align="end">
                {t('slow.worst')}
              </th>
              <th scope="col" data-align="end" data-hide="narrow">
                {t('slow.total')}
              </th>
              <th scope="col" data-hide="narrow">
                {t('slow.last')}
              </th>
            </tr>
          </thead>
          <tbody>
            {slow.data.queries.map((query) => (
              <tr key={query.statement}>
                <td className={styles.statement}>
                  <code>{query.statement}</code>
                </td>
                <td data-align="end">{query.count}</td>
                <td data-align="end">{t('slow.ms', { number: query.worstMs })}</td>
                <td data-align="end" data-hide="narrow">
                  {t('slow.ms', { number: query.totalMs })}
                </td>
                <td data-hide="narrow" className={styles.short}>
                  {siteDateTime(query.lastAt)}
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </Card>
  );
}
