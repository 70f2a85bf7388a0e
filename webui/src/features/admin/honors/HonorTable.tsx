import { useTranslation } from 'react-i18next';
import { RowActions } from '../../../shared/lists/RowActions';
import { Table } from '../../../shared/ui/Table';
import { deleteHonor, type Honor, honorsKey } from './honorCalls';
import styles from './honors.module.css';

interface HonorTableProps {
  honors: readonly Honor[];
  onEdit: (honor: Honor) => void;
}

export function HonorTable({ honors, onEdit }: HonorTableProps) {
  const { t } = useTranslation('adminHonors');
  return (
    <Table label={t('title')}>
      <thead>
        <tr>
          <th scope="col">{t('column.name')}</th>
          <th scope="col" data-align="end">
            {t('column.ac')}
          </th>
          <th scope="col" data-align="end">
            {t('column.actions')}
          </th>
        </tr>
      </thead>
      <tbody>
        {honors.map((honor) => (
          <tr key={honor.id}>
            <td>
              <span className={styles.name}>
                <span className={styles.swatch} style={{ background: honor.color }} />
                {honor.name}
              </span>
            </td>
            <td data-align="end">{honor.ac}</td>
            <td data-align="end">
              <RowActions
                name={honor.name}
                onEdit={() => onEdit(honor)}
                deletion={{
                  title: t('deleteTitle'),
                  body: t('deleteBody', { name: honor.name }),
                  run: () => deleteHonor(honor.id),
                  keys: [honorsKey],
                }}
              />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
