import { useRef, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useEnumeration } from '../../shared/i18n/useEnumeration';
import { useLocale } from '../../shared/i18n/useLocale';
import { lazyModule, useLazyModule } from '../../shared/lib/lazyModule';
import { currentTheme, subscribeToTheme } from '../../shared/lib/theme';
import { useOnChange } from '../../shared/lib/useOnChange';
import styles from '../../shared/ui/Chart.module.css';
import { MissingPart } from '../../shared/ui/MissingPart';
import type { Line } from './courses';

interface CourseChartProps {
  /** Their first days. */
  weeks: readonly string[];
  lines: readonly Line[];
}

const library = lazyModule(() => import('./drawCourses'));

/** What it shows in the end also stands below it; it is drawn when its library has come. */
export function CourseChart({ weeks, lines }: CourseChartProps) {
  const { t } = useTranslation('learning');
  const locale = useLocale();
  const enumerate = useEnumeration();
  const place = useRef<HTMLDivElement>(null);
  const theme = useSyncExternalStore(subscribeToTheme, currentTheme);
  const { module: drawing, error, retry } = useLazyModule(library);
  const key = JSON.stringify([weeks, lines]);

  useOnChange(
    () => {
      const box = place.current;
      if (!box || !drawing) return;
      const observer = new ResizeObserver(() => drawing.drawCourses(box, weeks, lines, locale));
      observer.observe(box);
      return () => {
        observer.disconnect();
        box.replaceChildren();
      };
    },
    key,
    theme,
    drawing,
    locale,
  );

  const told = lines.map(({ name, total }) => t('chart.line', { name, count: total }));
  return (
    <>
      {error !== null && <MissingPart reason="missing" onRetry={retry} />}
      <div
        ref={place}
        className={styles.chart}
        role="img"
        aria-label={t('chart.summary', { lines: enumerate(told) })}
      />
    </>
  );
}
