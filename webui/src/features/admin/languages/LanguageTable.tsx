import { useTranslation } from 'react-i18next';
import { Chip } from '../../../shared/ui/Chip';
import { IconButton } from '../../../shared/ui/IconButton';
import { IconCheck, IconMinus, IconPencil } from '../../../shared/ui/icons';
import { Table } from '../../../shared/ui/Table';
import { type AdminLanguage, languageStatus } from './languageCalls';
import styles from './languages.module.css';

interface LanguageTableProps {
  rows: readonly AdminLanguage[];
  isRefreshing: boolean;
  onEdit: (language: AdminLanguage) => void;
}

export function LanguageTable({ rows, isRefreshing, onEdit }: LanguageTableProps) {
  const { t } = useTranslation('adminLanguages');
  // One without a compiler is not offered, whatever was set.
  const offered = (row: AdminLanguage) => {
    if (row.status !== languageStatus.offered) return t('off');
    return row.installed ? t('offered') : '—';
  };
  return (
    <Table label={t('title')} isRefreshing={isRefreshing}>
      <thead>
        <tr>
          <th scope="col">{t('column.name')}</th>
          <th scope="col">{t('column.installed')}</th>
          <th scope="col">{t('column.offered')}</th>
          <th scope="col" data-align="end" data-hide="narrow">
            {t('column.seq')}
          </th>
          <th scope="col" data-align="end">
            {t('column.actions')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <td>
              <span className={styles.name}>{row.name}</span>
              {row.description !== row.name && (
                <span className={styles.description}>{row.description}</span>
              )}
            </td>
            <td>
              {row.installed ? (
                <Chip tone="good" icon={IconCheck}>
                  {row.version}
                </Chip>
              ) : (
                <Chip icon={IconMinus}>{t('absent')}</Chip>
              )}
            </td>
            <td>{offered(row)}</td>
            <td data-align="end" data-hide="narrow">
              {row.seq}
            </td>
            <td data-align="end">
              <IconButton
                icon={IconPencil}
                label={t('editNamed', { name: row.name })}
                onClick={() => onEdit(row)}
              />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
