import { useTranslation } from 'react-i18next';
import { useAction } from '../../../shared/forms/useAction';
import { Button } from '../../../shared/ui/Button';
import { Card } from '../../../shared/ui/Card';
import { IconDownload } from '../../../shared/ui/icons';
import styles from './doctor.module.css';
import { downloadMonitoring } from './doctorCalls';

/** What came with the program for a school that watches its servers with Prometheus and Grafana. */
export function MonitoringCard() {
  const { t } = useTranslation('adminDoctor');
  const board = useAction({ run: () => downloadMonitoring('board'), isSingle: true });
  const alerts = useAction({ run: () => downloadMonitoring('alerts'), isSingle: true });
  return (
    <Card title={t('monitoring.title')}>
      <p className={styles.remark}>{t('monitoring.text')}</p>
      <div className={styles.downloads}>
        <Button icon={IconDownload} isBusy={board.isBusy} onClick={() => void board.run()}>
          {t('monitoring.board')}
        </Button>
        <Button icon={IconDownload} isBusy={alerts.isBusy} onClick={() => void alerts.run()}>
          {t('monitoring.alerts')}
        </Button>
      </div>
    </Card>
  );
}
