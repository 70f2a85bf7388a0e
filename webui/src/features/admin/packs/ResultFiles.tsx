import { useTranslation } from 'react-i18next';
import { useAction } from '../../../shared/forms/useAction';
import { siteDateTime } from '../../../shared/lib/siteTime';
import { Card } from '../../../shared/ui/Card';
import { Chip } from '../../../shared/ui/Chip';
import { IconButton } from '../../../shared/ui/IconButton';
import { IconTrash } from '../../../shared/ui/icons';
import { Table } from '../../../shared/ui/Table';
import { forgetResult, packsKey, type ResultFile } from './packQueries';
import styles from './packs.module.css';

interface ResultFilesProps {
  id: number;
  files: readonly ResultFile[];
}

/** The files that have come, a row each. */
export function ResultFiles({ id, files }: ResultFilesProps) {
  const { t } = useTranslation('adminPacks');
  return (
    <Card title={t('files.title', { count: files.length })}>
      <Table label={t('files.title', { count: files.length })}>
        <thead>
          <tr>
            <th scope="col">{t('files.school')}</th>
            <th scope="col" data-align="end" data-hide="narrow">
              {t('files.people')}
            </th>
            <th scope="col">{t('column.state')}</th>
            <th scope="col" data-hide="tablet">
              {t('files.signed')}
            </th>
            <th scope="col" data-align="end">
              {t('column.actions')}
            </th>
          </tr>
        </thead>
        <tbody>
          {files.map((file) => (
            <tr key={file.id}>
              <th scope="row" className={styles.title}>
                {file.school}
                <span className={styles.below}>
                  {t('files.written', {
                    number: file.id,
                    time: siteDateTime(file.writtenTime),
                    name: file.writtenBy,
                  })}
                </span>
              </th>
              <td data-align="end" data-hide="narrow">
                {file.people}
              </td>
              <td>
                <Chip tone={file.counts ? 'good' : 'warn'}>
                  {t(file.counts ? 'files.counts' : 'files.countsNot')}
                </Chip>
              </td>
              <td data-hide="tablet">
                {file.signed === null
                  ? t('files.unsigned')
                  : t('files.version', { version: file.signed })}
              </td>
              <td data-align="end">
                <Forget id={id} file={file} />
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Card>
  );
}

function Forget({ id, file }: { id: number; file: ResultFile }) {
  const { t } = useTranslation('adminPacks');
  const forget = useAction({
    run: () => forgetResult(id, file.id),
    keys: [packsKey],
    ask: () => ({
      title: t('files.forget', { school: file.school }),
      body: t('files.forgetBody'),
      confirmLabel: t('remove.confirm'),
      isDestructive: true,
    }),
  });
  return (
    <IconButton
      icon={IconTrash}
      label={t('files.forget', { school: file.school })}
      disabled={forget.isBusy}
      onClick={() => void forget.run()}
    />
  );
}
