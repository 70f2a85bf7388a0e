import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { LastWeekStatistics } from '../../shared/api/types';
import { Card } from '../../shared/ui/Card';
import layout from '../../shared/ui/layout.module.css';
import { weekStatisticsQuery } from './homeQueries';
import styles from './WeekChart.module.css';

const width = 332;
const height = 150;
const base = 126;
const top = 18;
const step = width / 7;
const barWidth = 24;

/** Submissions of the last seven days; the accepted ones stand inside their day's bar. */
export function WeekChart() {
  const { t } = useTranslation('home');
  const { data } = useQuery(weekStatisticsQuery);
  const highest = Math.max(0, ...(data?.totalCountList ?? []));
  if (!data || highest === 0) return null;
  return (
    <Card title={t('week.title')} isPadded>
      <svg className={styles.chart} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        <line className={styles.axis} x1="0" x2={width} y1={base} y2={base} />
        {data.dateStrList.map((day, index) => (
          <Day
            key={day}
            day={day}
            centre={step * (index + 0.5)}
            total={data.totalCountList[index] ?? 0}
            accepted={data.acCountList[index] ?? 0}
            highest={highest}
          />
        ))}
      </svg>
      <p className={styles.legend} aria-hidden="true">
        <span className={styles.acceptedMark} /> {t('week.accepted')}
        <span className={styles.totalMark} /> {t('week.total')}
      </p>
      <Readable week={data} />
    </Card>
  );
}

interface DayProps {
  day: string;
  centre: number;
  total: number;
  accepted: number;
  highest: number;
}

function Day({ day, centre, total, accepted, highest }: DayProps) {
  const heightOf = (count: number) => ((base - top) * count) / highest;
  const bar = { x: centre - barWidth / 2, width: barWidth, rx: 2 };
  return (
    <>
      <rect className={styles.total} {...bar} y={base - heightOf(total)} height={heightOf(total)} />
      <rect
        className={styles.accepted}
        {...bar}
        y={base - heightOf(accepted)}
        height={heightOf(accepted)}
      />
      <text className={styles.count} x={centre} y={base - heightOf(total) - 5}>
        {total}
      </text>
      <text className={styles.day} x={centre} y={height - 8}>
        {day}
      </text>
    </>
  );
}

/** The same figures for those who do not see the bars. */
function Readable({ week }: { week: LastWeekStatistics }) {
  const { t } = useTranslation('home');
  return (
    <div className={layout.hiddenText}>
      <table>
        <caption>{t('week.title')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('week.day')}</th>
            <th scope="col">{t('week.accepted')}</th>
            <th scope="col">{t('week.total')}</th>
          </tr>
        </thead>
        <tbody>
          {week.dateStrList.map((day, index) => (
            <tr key={day}>
              <th scope="row">{day}</th>
              <td>{week.acCountList[index]}</td>
              <td>{week.totalCountList[index]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
