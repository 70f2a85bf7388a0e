import { useTranslation } from 'react-i18next';
import { Card } from '../../../shared/ui/Card';
import layout from '../../../shared/ui/layout.module.css';
import { confirm } from '../../../shared/ui/questions';
import { FileDrop } from '../../../shared/ui/widgets/FileDrop';
import type { Restore } from './useRestore';

/** In bytes; the server refuses what its disk has no room for (contract 00-conventions §8). */
const largestFile = 64 * 1024 * 1024 * 1024;

/** A backup from elsewhere, such as from the machine before this one. */
export function RestoreCard({ restore }: { restore: Restore }) {
  const { t } = useTranslation('adminBackups');
  const take = async (file: File) => {
    const question = {
      title: t('restore.title'),
      body: t('restore.body', { name: file.name }),
      confirmLabel: t('restore.confirm'),
      isDestructive: true,
    };
    if (await confirm(question)) await restore.fromFile(file);
  };
  return (
    <Card title={t('restore.card')} isPadded>
      <div className={layout.stack}>
        <p>{t('restore.text')}</p>
        {!restore.isUnderWay && (
          <FileDrop
            label={t('restore.file')}
            accept={['.tar', '.age', '.sqlite3']}
            limit={largestFile}
            hint={t('restore.hint')}
            sending={restore.sending}
            onFile={(file) => void take(file)}
          />
        )}
      </div>
    </Card>
  );
}
