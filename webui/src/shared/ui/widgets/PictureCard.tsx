import { type ReactNode, useRef, useSyncExternalStore } from 'react';
import { type LazyModule, useLazyModule } from '../../lib/lazyModule';
import { currentTheme, subscribeToTheme } from '../../lib/theme';
import { useOnChange } from '../../lib/useOnChange';
import { Card } from '../Card';
import frame from '../Chart.module.css';
import { MissingPart } from '../MissingPart';
import styles from './PictureCard.module.css';

interface PictureCardProps<Drawing> {
  title: string;
  /** Read instead of the picture. */
  summary: string;
  /** What draws; it is fetched when a picture is first shown. */
  library: LazyModule<Drawing>;
  /** Changes when it must be drawn anew. */
  data: unknown;
  draw: (drawing: Drawing, box: HTMLElement, width: number) => void;
  legend?: ReactNode;
  /** The same numbers as a table, and what opens it. */
  table: ReactNode;
  tableLabel: string;
}

/** A picture whose numbers also stand in a table; it is drawn when its library has come. */
export function PictureCard<Drawing>(props: PictureCardProps<Drawing>) {
  const { title, summary, library, data, draw, legend, table, tableLabel } = props;
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
        <summary>{tableLabel}</summary>
        {table}
      </details>
    </Card>
  );
}
