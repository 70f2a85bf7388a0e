import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { currentTheme, subscribeToTheme } from '../../shared/lib/theme';
import styles from '../../shared/ui/Chart.module.css';
import type { RankedUser, RankKind } from './rankQuery';

interface RankChartProps {
  kind: RankKind;
  rows: readonly RankedUser[];
}

/** The first ten as columns. What it shows also stands in the table; it is drawn when its library
 * has come. */
export function RankChart({ kind, rows }: RankChartProps) {
  const { t } = useTranslation('ranks');
  const place = useRef<HTMLDivElement>(null);
  const theme = useSyncExternalStore(subscribeToTheme, currentTheme);
  const bars = rows.map((row) => ({
    name: row.username,
    value: kind === 'oi' ? (row.score ?? 0) : row.ac,
  }));
  const key = JSON.stringify(bars);

  useEffect(() => {
    const box = place.current;
    if (!box) return;
    let draw: ((width: number) => void) | undefined;
    let isStale = false;
    const observer = new ResizeObserver(() => draw?.(box.clientWidth));
    void import('./drawRankChart').then(({ drawRankChart }) => {
      if (isStale) return;
      draw = (width) => drawRankChart(box, bars, width);
      observer.observe(box);
    });
    return () => {
      isStale = true;
      observer.disconnect();
      box.replaceChildren();
    };
  }, [key, theme]);

  const summary = bars.map((bar) => `${bar.name} ${bar.value}`).join(', ');
  return (
    <div
      ref={place}
      className={styles.chart}
      role="img"
      aria-label={t(`chart.summary.${kind}`, { rows: summary })}
    />
  );
}
