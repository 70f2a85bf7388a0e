import { useTranslation } from 'react-i18next';
import type { Schemas } from '../../../shared/api/calls';
import { Card } from '../../../shared/ui/Card';
import { Table } from '../../../shared/ui/Table';
import styles from './doctor.module.css';

/** Calls that took a second or longer within the last hour; whose they were is never kept. */
export function SlowRequestsCard({ requests }: { requests: readonly Schemas['SlowRequest'][] }) {
  const { t } = useTranslation('adminDoctor');
  return (
    <Card title={t('requests.title')}>
      <p className={styles.remark}>{t(requests.length ? 'requests.text' : 'requests.none')}</p>
      {requests.length > 0 && (
        <Table label={t('requests.title')} isDense>
          <thead>
            <tr>
              <th scope="col">{t('requests.call')}</th>
              <th scope="col" data-align="end">
                {t('slow.count')}
              </th>
              <th scope="col" data-align="end">
                {t('slow.worst')}
              </th>
              <th scope="col" data-align="end" data-hide="narrow">
                {t('slow.last')}
              </th>
            </tr>
          </thead>
          <tbody>
            {requests.map((request) => (
              <tr key={request.call}>
                <td className={styles.statement}>
                  <code>{request.call}</code>
                </td>
                <td data-align="end">{request.count}</td>
                <td data-align="end">{t('slow.ms', { number: request.worstMs })}</td>
                <td data-align="end" data-hide="narrow" className={styles.short}>
                  {t('requests.ago', { count: Math.round(request.last / 60) })}
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </Card>
  );
}
