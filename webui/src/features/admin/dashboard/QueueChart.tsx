import { useTranslation } from 'react-i18next';
import { formatClock } from '../../../shared/lib/time';
import { Card } from '../../../shared/ui/Card';
import { Table } from '../../../shared/ui/Table';
import { Chart } from './Chart';
import styles from './dashboard.module.css';
import type { QueueSample } from './dashboardQueries';

/** How long submissions have waited for the judge, minute by minute. */
export function QueueChart({ samples }: { samples: readonly QueueSample[] }) {
  const { t } = useTranslation('adminDashboard');
  if (samples.length < 2) {
    return (
      <Card title={t('queue.title')} isPadded>
        <p className={styles.quiet}>{t('queue.tooEarly')}</p>
      </Card>
    );
  }
  const worst = Math.max(...samples.map((sample) => sample.oldestSeconds));
  return (
    <Chart
      title={t('queue.title')}
      summary={t('queue.summary', { seconds: worst })}
      data={samples}
      draw={(drawing, box, width) => drawing.drawQueue(box, samples, width)}
      legend={
        <ul className={styles.legend}>
          <li>
            <span className={styles.line} aria-hidden="true" />
            {t('queue.oldest')}
          </li>
          <li>
            <span className={styles.dashed} aria-hidden="true" />
            {t('queue.waiting')}
          </li>
        </ul>
      }
      table={
        <Table label={t('queue.title')} isDense>
          <thead>
            <tr>
              <th scope="col">{t('queue.time')}</th>
              <th scope="col" data-align="end">
                {t('queue.oldest')}
              </th>
              <th scope="col" data-align="end">
                {t('queue.waiting')}
              </th>
            </tr>
          </thead>
          <tbody>
            {samples.map((sample) => (
              <tr key={sample.time}>
                <th scope="row">{formatClock(sample.time)}</th>
                <td data-align="end">{sample.oldestSeconds}</td>
                <td data-align="end">{sample.waiting}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      }
    />
  );
}
