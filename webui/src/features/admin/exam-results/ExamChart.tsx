import { useTranslation } from 'react-i18next';
import { lazyModule } from '../../../shared/lib/lazyModule';
import { Table } from '../../../shared/ui/Table';
import { PictureCard } from '../../../shared/ui/widgets/PictureCard';

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
  return (
    <PictureCard
      title={title}
      summary={title}
      library={library}
      data={columns}
      draw={(drawing, box, width) => drawing.drawColumns(box, columns, width)}
      table={
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
      }
      tableLabel={t('statistics.asTable')}
    />
  );
}
