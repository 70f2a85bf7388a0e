import { useTranslation } from 'react-i18next';
import { SelectionBox } from '../../../shared/lists/SelectionBox';
import type { Selection } from '../../../shared/lists/useSelection';
import { Table } from '../../../shared/ui/Table';
import type { AdminProblemRow, Named } from '../problemTypes';
import { ProblemTableRow } from './ProblemTableRow';
import styles from './problems.module.css';

interface ProblemTableProps {
  rows: readonly AdminProblemRow[];
  isRefreshing: boolean;
  selection: Selection<Named>;
}

export function ProblemTable({ rows, isRefreshing, selection }: ProblemTableProps) {
  const { t } = useTranslation('adminProblems');
  const ticked = rows.filter((row) => selection.has(row)).length;
  return (
    <Table label={t('title')} isRefreshing={isRefreshing}>
      <thead>
        <tr>
          <th scope="col" className={styles.tick}>
            <SelectionBox
              label={t('batch.all')}
              isChecked={ticked === rows.length}
              isPartly={ticked > 0 && ticked < rows.length}
              onChange={(isIn) => selection.set(rows, isIn)}
            />
          </th>
          <th scope="col" className={styles.roomy}>
            {t('column.id')}
          </th>
          <th scope="col">{t('column.title')}</th>
          <th scope="col" data-hide="narrow">
            {t('column.type')}
          </th>
          <th scope="col" className={styles.wideOnly}>
            {t('column.difficulty')}
          </th>
          <th scope="col" className={styles.wideOnly}>
            {t('column.author')}
          </th>
          <th scope="col" data-hide="narrow">
            {t('column.visible')}
          </th>
          <th scope="col" data-align="end" className={styles.wideOnly}>
            {t('column.modified')}
          </th>
          <th scope="col" data-align="end">
            {t('column.actions')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <ProblemTableRow key={row.id} row={row} selection={selection} />
        ))}
      </tbody>
    </Table>
  );
}
