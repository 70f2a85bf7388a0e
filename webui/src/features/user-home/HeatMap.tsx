import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../shared/i18n/useLocale';
import { shortMonth, shortWeekday } from '../../shared/lib/calendar';
import { Card } from '../../shared/ui/Card';
import { ErrorState } from '../../shared/ui/ErrorState';
import { Icon } from '../../shared/ui/Icon';
import { Skeleton } from '../../shared/ui/Skeleton';
import styles from './HeatMap.module.css';
import { type HeatDay, heatWeeks, streaks } from './heatWeeks';
import { IconFlame } from './icons';
import { heatmapQuery } from './userHomeQueries';

/** Units of the drawing: one day with its gap, and the places of the labels. */
const step = 22;
const square = 18;
const left = 38;
const top = 22;

export function HeatMap({ uid }: { uid: string }) {
  const { t } = useTranslation('userHome');
  const heat = useQuery(heatmapQuery(uid));
  if (heat.isError) return <ErrorState error={heat.error} onRetry={() => void heat.refetch()} />;
  if (!heat.data) return <Skeleton lines={7} height={18} />;
  const { dataList, endDate } = heat.data;
  const count = dataList.reduce((sum, day) => sum + day.count, 0);
  const weeks = heatWeeks(endDate, dataList);
  return (
    <Card
      title={t('heat.title', { count })}
      actions={
        count > 0 && (
          <span className={styles.streak}>
            <Icon icon={IconFlame} /> {t('heat.streak', streaks(weeks))}
          </span>
        )
      }
      isPadded
    >
      <Year
        weeks={weeks}
        summary={t('heat.summary', { count, days: dataList.length, end: endDate })}
      />
      <p className={styles.legend} aria-hidden="true">
        {t('heat.less')}
        {[0, 1, 2, 3, 4].map((level) => (
          <span key={level} className={styles.sample} data-level={level} />
        ))}
        {t('heat.more')}
      </p>
    </Card>
  );
}

/** On a narrow screen the drawing scrolls and shows its end: the last months. */
function Year({ weeks, summary }: { weeks: HeatDay[][]; summary: string }) {
  const { t } = useTranslation('userHome');
  const locale = useLocale();
  const scroller = useRef<HTMLElement>(null);
  useEffect(() => {
    scroller.current?.scrollTo({ left: scroller.current.scrollWidth });
  }, []);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section ref={scroller} className={styles.scroller} aria-label={t('heat.region')} tabIndex={0}>
      <svg
        className={styles.year}
        viewBox={`0 0 ${left + weeks.length * step} ${top + 7 * step}`}
        role="img"
        aria-label={summary}
      >
        {[1, 3, 5].map((weekday) => (
          <text key={weekday} x={0} y={top + weekday * step + 14} className={styles.label}>
            {shortWeekday(weekday, locale)}
          </text>
        ))}
        {weeks.map((week, column) => (
          <g key={week[0]?.date} transform={`translate(${left + column * step} 0)`}>
            {beginsMonth(weeks, column) && (
              <text y={14} className={styles.label}>
                {shortMonth(week[0]?.date ?? '', locale)}
              </text>
            )}
            {week.map((day) => (
              <rect
                key={day.date}
                y={top + day.weekday * step}
                width={square}
                height={square}
                rx={4}
                className={styles.day}
                data-level={day.level}
              >
                <title>{t('heat.day', { date: day.date, count: day.count })}</title>
              </rect>
            ))}
          </g>
        ))}
      </svg>
    </section>
  );
}

/** A month is named above its first whole week, but not where its name would leave the drawing. */
function beginsMonth(weeks: HeatDay[][], column: number): boolean {
  const month = (index: number) => weeks[index]?.[0]?.date.slice(0, 7);
  return column > 0 && column < weeks.length - 1 && month(column) !== month(column - 1);
}
