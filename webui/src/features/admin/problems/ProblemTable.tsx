import { useTranslation } from 'react-i18next';
import { Table } from '../../../shared/ui/Table';
import type { AdminProblemRow } from '../problemTypes';
import { ProblemTableRow } from './ProblemTableRow';
import styles from './problems.module.css';

interface ProblemTableProps {
  rows: readonly AdminProblemRow[];
  isRefreshing: boolean;
}

export function ProblemTable({ rows, isRefreshing }: ProblemTableProps) {
  const { t } = useTranslation('adminProblems');
  return (
    <Table label={t('title')} isRefreshing={isRefreshing}>
      <thead>
        <tr>
          <th scope="col">{t('column.id')}</th>
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
          <ProblemTableRow key={row.id} row={row} />
        ))}
      </tbody>
    </Table>
  );
}
