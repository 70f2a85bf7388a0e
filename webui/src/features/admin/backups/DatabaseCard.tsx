import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useAction } from '../../../shared/forms/useAction';
import { formatSize } from '../../../shared/lib/time';
import { Button } from '../../../shared/ui/Button';
import { Card } from '../../../shared/ui/Card';
import { clearCaches, databaseQuery, serviceQuery } from './backupCalls';
import styles from './backups.module.css';

/** Where the data lies, how large it is, and what is kept in memory. */
export function DatabaseCard() {
  const { t } = useTranslation('adminBackups');
  const facts = useQuery(databaseQuery);
  const service = useQuery(serviceQuery);
  const clear = useAction({
    run: clearCaches,
    said: ({ cleared }) => t('cleared', { count: cleared }),
  });
  return (
    <Card title={t('database.title')} isPadded>
      <dl className={styles.facts}>
        <dt>{t('database.file')}</dt>
        <dd>
          <code>{facts.data?.dbName ?? '…'}</code>
        </dd>
        <dt>{t('database.size')}</dt>
        <dd>{service.data ? formatSize(service.data.databaseSize) : '…'}</dd>
        <dt>{t('database.free')}</dt>
        <dd>
          {service.data
            ? t('database.freeOf', {
                free: formatSize(service.data.diskFree),
                total: formatSize(service.data.diskTotal),
              })
            : '…'}
        </dd>
      </dl>
      <div className={styles.clear}>
        <Button isBusy={clear.isBusy} onClick={() => void clear.run()}>
          {t('clear')}
        </Button>
        <span className={styles.hint}>{t('clearHint')}</span>
      </div>
    </Card>
  );
}
