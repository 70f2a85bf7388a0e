import { useTranslation } from 'react-i18next';
import { to } from '../../../app/routes';
import { useAction } from '../../../shared/forms/useAction';
import { siteDateTime } from '../../../shared/lib/siteTime';
import { formatSize } from '../../../shared/lib/time';
import { Chip, type ChipTone } from '../../../shared/ui/Chip';
import { IconButton } from '../../../shared/ui/IconButton';
import { IconDownload, IconTrash } from '../../../shared/ui/icons';
import { Link } from '../../../shared/ui/Link';
import { Table } from '../../../shared/ui/Table';
import { downloadPack, type PackRow, packsKey, removePack } from './packQueries';
import styles from './packs.module.css';

export const tones: Record<string, ChipTone> = {
  making: 'wait',
  failed: 'bad',
  ready: 'good',
  sealed: 'info',
  opened: 'good',
};

export function PackTable({ rows }: { rows: readonly PackRow[] }) {
  const { t } = useTranslation('adminPacks');
  return (
    <Table label={t('list')}>
      <thead>
        <tr>
          <th scope="col">{t('column.title')}</th>
          <th scope="col">{t('column.state')}</th>
          <th scope="col" data-hide="narrow">
            {t('column.site')}
          </th>
          <th scope="col" data-align="end" data-hide="narrow">
            {t('column.size')}
          </th>
          <th scope="col" data-hide="tablet">
            {t('column.time')}
          </th>
          <th scope="col" data-align="end">
            {t('column.actions')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <th scope="row" className={styles.title}>
              <Link href={to('AdminPack', { packId: row.id })}>{row.title}</Link>
              <span className={styles.below}>
                {t(`kind.${row.kind as 'exam'}`)} · {t(`role.${row.role as 'made'}`)}
              </span>
            </th>
            <td>
              <Chip tone={tones[row.state] ?? 'outline'}>{t(`state.${row.state as 'ready'}`)}</Chip>
              {row.error && <p className={styles.error}>{row.error}</p>}
            </td>
            <td data-hide="narrow">{row.site}</td>
            <td className={styles.size} data-align="end" data-hide="narrow">
              {row.size > 0 ? formatSize(row.size) : '—'}
            </td>
            <td className={styles.short} data-hide="tablet">
              {siteDateTime(row.gmtCreate)}
            </td>
            <td data-align="end">
              <Buttons row={row} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function Buttons({ row }: { row: PackRow }) {
  const { t } = useTranslation('adminPacks');
  const download = useAction({ run: () => downloadPack(row.id), isSingle: true });
  const remove = useAction({
    run: () => removePack(row.id),
    keys: [packsKey],
    ask: () => ({
      title: t('remove.title', { title: row.title }),
      body: t(row.role === 'made' && row.kind === 'exam' ? 'remove.made' : 'remove.received'),
      confirmLabel: t('remove.confirm'),
      isDestructive: true,
    }),
  });
  return (
    <span className={styles.buttons}>
      {row.role === 'made' && row.state === 'ready' && (
        <IconButton
          icon={IconDownload}
          label={t('download', { title: row.title })}
          disabled={download.isBusy}
          onClick={() => void download.run()}
        />
      )}
      <IconButton
        icon={IconTrash}
        label={t('remove.one', { title: row.title })}
        disabled={remove.isBusy || row.state === 'making'}
        onClick={() => void remove.run()}
      />
    </span>
  );
}
