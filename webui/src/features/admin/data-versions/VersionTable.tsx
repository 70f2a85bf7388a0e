import { useTranslation } from 'react-i18next';
import { Username } from '../../../entities/user/Username';
import { downloadFile } from '../../../shared/api/downloadFile';
import { useAction } from '../../../shared/forms/useAction';
import { siteDateTime } from '../../../shared/lib/siteTime';
import { formatSize } from '../../../shared/lib/time';
import { Button } from '../../../shared/ui/Button';
import { Chip } from '../../../shared/ui/Chip';
import { IconButton } from '../../../shared/ui/IconButton';
import { IconDownload } from '../../../shared/ui/icons';
import { Table } from '../../../shared/ui/Table';
import type { DataVersion } from './versionCalls';
import styles from './versions.module.css';

interface VersionTableProps {
  pid: number;
  rows: readonly DataVersion[];
  onChoose: (version: DataVersion) => void;
  /** Null for those who may not judge again. */
  onPreview: ((version: number) => Promise<unknown>) | null;
}

export function VersionTable({ pid, rows, onChoose, onPreview }: VersionTableProps) {
  const { t } = useTranslation('adminDataVersions');
  const download = useAction({
    run: (version: number) =>
      downloadFile('GET /api/file/download-testcase', { query: { pid, version } }),
  });
  return (
    <Table label={t('versions')}>
      <thead>
        <tr>
          <th scope="col">{t('column.version')}</th>
          <th scope="col" data-align="end" data-hide="narrow">
            {t('column.cases')}
          </th>
          <th scope="col" data-align="end" className={styles.wideOnly}>
            {t('column.size')}
          </th>
          <th scope="col" className={styles.wideOnly}>
            {t('column.by')}
          </th>
          <th scope="col" data-hide="narrow">
            {t('column.when')}
          </th>
          <th scope="col" data-hide="narrow">
            {t('column.comment')}
          </th>
          <th scope="col" data-align="end">
            {t('column.actions')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.version}>
            <td>
              <span className={styles.number}>
                {row.version}
                {row.active && <Chip tone="good">{t('active')}</Chip>}
              </span>
            </td>
            <td data-align="end" data-hide="narrow">
              {row.cases}
            </td>
            <td data-align="end" className={styles.wideOnly}>
              {formatSize(row.size)}
            </td>
            <td className={styles.wideOnly}>
              {row.username ? <Username name={row.username} /> : '—'}
            </td>
            <td data-hide="narrow" className={styles.short}>
              <time dateTime={row.gmtCreate}>{siteDateTime(row.gmtCreate)}</time>
            </td>
            <td data-hide="narrow" className={styles.words}>
              {row.comment ?? '—'}
            </td>
            <td data-align="end">
              <span className={styles.actions}>
                {onPreview && (
                  <Button
                    size="small"
                    aria-label={t('previewNamed', { version: row.version })}
                    onClick={() => void onPreview(row.version)}
                  >
                    {t('preview')}
                  </Button>
                )}
                <Button
                  size="small"
                  aria-label={t(row.active ? 'commentNamed' : 'activateNamed', {
                    version: row.version,
                  })}
                  onClick={() => onChoose(row)}
                >
                  {row.active ? t('comment') : t('activate')}
                </Button>
                <IconButton
                  icon={IconDownload}
                  label={t('download', { version: row.version })}
                  onClick={() => void download.run(row.version)}
                />
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
