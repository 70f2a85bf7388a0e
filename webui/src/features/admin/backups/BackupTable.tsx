import { useTranslation } from 'react-i18next';
import { siteDateTime } from '../../../shared/lib/siteTime';
import { formatSize } from '../../../shared/lib/time';
import { Chip } from '../../../shared/ui/Chip';
import { Table } from '../../../shared/ui/Table';
import { BackupActions } from './BackupActions';
import type { Backup } from './backupCalls';
import styles from './backups.module.css';
import type { Restore } from './useRestore';

const tones = { running: 'wait', done: 'good', good: 'good', failed: 'bad', bad: 'bad' } as const;

/** What a check found says more of a backup that is done. */
const standing = ({ state, checked }: Backup) =>
  state === 'done' && checked !== 'none' ? checked : state;

interface BackupTableProps {
  rows: readonly Backup[];
  restore: Restore;
}

export function BackupTable({ rows, restore }: BackupTableProps) {
  const { t } = useTranslation('adminBackups');
  return (
    <Table label={t('title')}>
      <thead>
        <tr>
          <th scope="col">{t('column.created')}</th>
          <th scope="col" data-hide="narrow">
            {t('column.kind')}
          </th>
          <th scope="col">{t('column.state')}</th>
          <th scope="col" data-hide="narrow" data-align="end">
            {t('column.size')}
          </th>
          <th scope="col" data-hide="tablet">
            {t('column.name')}
          </th>
          <th scope="col" data-align="end">
            {t('column.actions')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.name}>
            <td>
              <When time={row.gmtCreate} />
              <div className={styles.onNarrow}>
                <KindOf row={row} />
                <span className={styles.part}>{sizeOf(row)}</span>
              </div>
            </td>
            <td data-hide="narrow">
              <KindOf row={row} />
            </td>
            <td>
              <Chip tone={tones[standing(row)]}>{t(`state.${standing(row)}`)}</Chip>
              {row.error && <p className={styles.error}>{row.error}</p>}
            </td>
            <td data-hide="narrow" data-align="end" className={styles.short}>
              {sizeOf(row)}
            </td>
            <td data-hide="tablet" className={styles.name}>
              <code>{row.name}</code>
            </td>
            <td data-align="end">
              {row.state === 'done' && <BackupActions row={row} restore={restore} />}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

const sizeOf = ({ state, size }: Backup) => (state === 'done' ? formatSize(size) : '—');

/** Day and clock go into two lines where there is little room, and neither is broken. */
function When({ time }: { time: string }) {
  const [day, clock] = siteDateTime(time).split(' ');
  return (
    <>
      <span className={styles.short}>{day}</span> <span className={styles.short}>{clock}</span>
    </>
  );
}

function KindOf({ row }: { row: Backup }) {
  const { t } = useTranslation('adminBackups');
  return (
    <>
      {t(`kind.${row.kind}`)}
      {!row.whole && <span className={styles.part}>{t('databaseAlone')}</span>}
      {row.sealed && <span className={styles.part}>{t('sealedOne')}</span>}
    </>
  );
}
