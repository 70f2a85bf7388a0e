import { useTranslation } from 'react-i18next';
import { siteDateTime } from '../../../shared/lib/siteTime';
import { Card } from '../../../shared/ui/Card';
import { Chip } from '../../../shared/ui/Chip';
import { Table } from '../../../shared/ui/Table';
import styles from './upgrade.module.css';
import type { PastUpgrade } from './upgradeCalls';

const tones = { done: 'good', back: 'bad', refused: 'wait' } as const;

export function HistoryCard({ history }: { history: readonly PastUpgrade[] }) {
  const { t } = useTranslation('adminUpgrade');
  return (
    <Card title={t('history.title')}>
      <Table label={t('history.title')}>
        <thead>
          <tr>
            <th scope="col">{t('history.at')}</th>
            <th scope="col">{t('history.to')}</th>
            <th scope="col" data-hide="narrow">
              {t('history.from')}
            </th>
            <th scope="col">{t('history.ending')}</th>
            <th scope="col" data-hide="narrow" data-align="end">
              {t('history.took')}
            </th>
          </tr>
        </thead>
        <tbody>
          {history.map((past) => (
            <tr key={past.at}>
              <td className={styles.time}>{siteDateTime(past.at)}</td>
              <td>{past.version}</td>
              <td data-hide="narrow">{past.versionBefore}</td>
              <td>
                <Chip tone={tones[past.ending]}>{t(`endings.${past.ending}`)}</Chip>
                {past.reason && <p className={styles.reason}>{past.reason}</p>}
                {past.backup && <p className={styles.backup}>{past.backup}</p>}
              </td>
              <td data-hide="narrow" data-align="end" className={styles.took}>
                {past.ending === 'refused'
                  ? '—'
                  : t('history.seconds', { count: Math.round(past.tookMs / 1000) })}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Card>
  );
}
