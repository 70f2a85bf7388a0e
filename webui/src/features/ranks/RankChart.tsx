import { useRef, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useEnumeration } from '../../shared/i18n/useEnumeration';
import { lazyModule, useLazyModule } from '../../shared/lib/lazyModule';
import { currentTheme, subscribeToTheme } from '../../shared/lib/theme';
import { useOnChange } from '../../shared/lib/useOnChange';
import styles from '../../shared/ui/Chart.module.css';
import { MissingPart } from '../../shared/ui/MissingPart';
import type { RankedUser, RankKind } from './rankQuery';

interface RankChartProps {
  kind: RankKind;
  rows: readonly RankedUser[];
}

const library = lazyModule(() => import('./drawRankChart'));

/** The first ten as columns. What it shows also stands in the table; it is drawn when its library
 * has come. */
export function RankChart({ kind, rows }: RankChartProps) {
  const { t } = useTranslation('ranks');
  const enumerate = useEnumeration();
  const place = useRef<HTMLDivElement>(null);
  const theme = useSyncExternalStore(subscribeToTheme, currentTheme);
  const { module: drawing, error, retry } = useLazyModule(library);
  const bars = rows.map((row) => ({
    name: row.username,
    value: kind === 'oi' ? (row.score ?? 0) : row.ac,
  }));
  const key = JSON.stringify(bars);

  useOnChange(
    () => {
      const box = place.current;
      if (!box || !drawing) return;
      const observer = new ResizeObserver(() => drawing.drawRankChart(box, bars, box.clientWidth));
      observer.observe(box);
      return () => {
        observer.disconnect();
        box.replaceChildren();
      };
    },
    key,
    theme,
    drawing,
  );

  const summary = enumerate(bars.map((bar) => `${bar.name} ${bar.value}`));
  return (
    <>
      {error !== null && <MissingPart reason="missing" onRetry={retry} />}
      <div
        ref={place}
        className={styles.chart}
        role="img"
        aria-label={t(`chart.summary.${kind}`, { rows: summary })}
      />
    </>
  );
}
