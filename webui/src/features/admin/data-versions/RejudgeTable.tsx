import { useTranslation } from 'react-i18next';
import { Username } from '../../../entities/user/Username';
import { siteDateTime } from '../../../shared/lib/siteTime';
import { Button } from '../../../shared/ui/Button';
import { Table } from '../../../shared/ui/Table';
import type { Rejudge } from './versionCalls';
import styles from './versions.module.css';

interface RejudgeTableProps {
  rows: readonly Rejudge[];
  onOpen: (key: string) => void;
  onUndo: (row: Rejudge) => Promise<unknown>;
}

export function RejudgeTable({ rows, onOpen, onUndo }: RejudgeTableProps) {
  const { t } = useTranslation('adminDataVersions');
  return (
    <Table label={t('batches')}>
      <thead>
        <tr>
          <th scope="col">{t('column.state')}</th>
          <th scope="col" data-hide="narrow">
            {t('column.data')}
          </th>
          <th scope="col" data-align="end">
            {t('column.changed')}
          </th>
          <th scope="col" data-hide="narrow">
            {t('column.who')}
          </th>
          <th scope="col" data-hide="narrow">
            {t('column.when')}
          </th>
          <th scope="col" data-align="end">
            {t('column.actions')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => {
          const when = row.gmtApplied ?? row.gmtCreate;
          return (
            <tr key={row.batchId}>
              <td className={styles.short}>{t(`state.${row.state}`)}</td>
              <td data-hide="narrow" className={styles.short}>
                {t('fromTo', { from: row.previousDataVersion, to: row.dataVersion })}
              </td>
              <td data-align="end">{row.changed}</td>
              <td data-hide="narrow">
                <Username name={row.username} />
              </td>
              <td data-hide="narrow" className={styles.short}>
                <time dateTime={when}>{siteDateTime(when)}</time>
              </td>
              <td data-align="end">
                <span className={styles.actions}>
                  {row.state === 'done' && (
                    <Button
                      size="small"
                      aria-label={t('showNamed', { id: row.batchId })}
                      onClick={() => onOpen(row.key)}
                    >
                      {t('show')}
                    </Button>
                  )}
                  {row.mayUndo && (
                    <Button
                      size="small"
                      kind="danger"
                      aria-label={t('undoNamed', { id: row.batchId })}
                      onClick={() => void onUndo(row)}
                    >
                      {t('undo')}
                    </Button>
                  )}
                </span>
              </td>
            </tr>
          );
        })}
      </tbody>
    </Table>
  );
}
