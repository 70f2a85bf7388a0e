import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../../shared/ui/ErrorState';
import { Table } from '../../../shared/ui/Table';
import { effectQuery } from './versionCalls';
import styles from './versions.module.css';

/** Whose points of the whole exam would be others. */
export function ExamEffect({ tid, preview }: { tid: number; preview: string }) {
  const { t } = useTranslation('adminDataVersions');
  const { data, error } = useQuery(effectQuery(tid, preview));
  if (error) return <ErrorState error={error} />;
  if (!data || data.length === 0) return null;
  return (
    <Table label={t('effect')}>
      <thead>
        <tr>
          <th scope="col">{t('column.student')}</th>
          <th scope="col" data-align="end">
            {t('effectBefore')}
          </th>
          <th scope="col" data-align="end">
            {t('effectAfter')}
          </th>
        </tr>
      </thead>
      <tbody>
        {data.map(({ uid, username, realname, before, after }) => (
          <tr key={uid}>
            <td className={styles.words}>
              {username} {realname && <span className={styles.realname}>{realname}</span>}
            </td>
            <td data-align="end">{before}</td>
            <td data-align="end">{after}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
