import { type ReactNode, useRef, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyModule, useLazyModule } from '../../../shared/lib/lazyModule';
import { currentTheme, subscribeToTheme } from '../../../shared/lib/theme';
import { useOnChange } from '../../../shared/lib/useOnChange';
import { Card } from '../../../shared/ui/Card';
import frame from '../../../shared/ui/Chart.module.css';
import { MissingPart } from '../../../shared/ui/MissingPart';
import styles from './report.module.css';

type Drawing = typeof import('./drawReports');

const library = lazyModule(() => import('./drawReports'));

interface ReportChartProps {
  title: string;
  /** Read instead of the picture. */
  summary: string;
  /** Changes when it must be drawn anew. */
  data: unknown;
  draw: (drawing: Drawing, box: HTMLElement, width: number) => void;
  legend: ReactNode;
  /** The same numbers as a table. */
  table: ReactNode;
}

/** A picture whose numbers also stand in a table; it is drawn when its library has come. */
export function ReportChart({ title, summary, data, draw, legend, table }: ReportChartProps) {
  const { t } = useTranslation('contestReport');
  const place = useRef<HTMLDivElement>(null);
  const theme = useSyncExternalStore(subscribeToTheme, currentTheme);
  const { module: drawing, error, retry } = useLazyModule(library);
  const latest = useRef(draw);
  latest.current = draw;

  useOnChange(
    () => {
      const box = place.current;
      if (!box || !drawing) return;
      const observer = new ResizeObserver(() => latest.current(drawing, box, box.clientWidth));
      observer.observe(box);
      return () => {
        observer.disconnect();
        box.replaceChildren();
      };
    },
    data,
    theme,
    drawing,
  );

  return (
    <Card title={title} isPadded>
      {legend}
      {error !== null && <MissingPart reason="missing" onRetry={retry} />}
      <div ref={place} className={frame.chart} role="img" aria-label={summary} />
      <details className={styles.asTable}>
        <summary>{t('asTable')}</summary>
        {table}
      </details>
    </Card>
  );
}
