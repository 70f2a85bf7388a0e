import { useRef, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyModule, useLazyModule } from '../../../shared/lib/lazyModule';
import { currentTheme, subscribeToTheme } from '../../../shared/lib/theme';
import { useOnChange } from '../../../shared/lib/useOnChange';
import { Card } from '../../../shared/ui/Card';
import frame from '../../../shared/ui/Chart.module.css';
import { MissingPart } from '../../../shared/ui/MissingPart';
import { Table } from '../../../shared/ui/Table';
import styles from './examResults.module.css';

const library = lazyModule(() => import('./drawColumns'));

interface ExamChartProps {
  title: string;
  columns: readonly { word: string; count: number }[];
  /** What the words are. */
  head: string;
}

/** Columns of people, and the same numbers as a table. */
export function ExamChart({ title, columns, head }: ExamChartProps) {
  const { t } = useTranslation('adminExamResults');
  const place = useRef<HTMLDivElement>(null);
  const theme = useSyncExternalStore(subscribeToTheme, currentTheme);
  const { module: drawing, error, retry } = useLazyModule(library);

  useOnChange(
    () => {
      const box = place.current;
      if (!box || !drawing) return;
      const observer = new ResizeObserver(() => drawing.drawColumns(box, columns, box.clientWidth));
      observer.observe(box);
      return () => {
        observer.disconnect();
        box.replaceChildren();
      };
    },
    columns,
    theme,
    drawing,
  );

  return (
    <Card title={title} isPadded>
      {error !== null && <MissingPart reason="missing" onRetry={retry} />}
      <div ref={place} className={frame.chart} role="img" aria-label={title} />
      <details className={styles.asTable}>
        <summary>{t('statistics.asTable')}</summary>
        <Table label={title} isDense>
          <thead>
            <tr>
              <th scope="col">{head}</th>
              <th scope="col" data-align="end">
                {t('statistics.pupils')}
              </th>
            </tr>
          </thead>
          <tbody>
            {columns.map(({ word, count }) => (
              <tr key={word}>
                <th scope="row">{word}</th>
                <td data-align="end">{count}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      </details>
    </Card>
  );
}
