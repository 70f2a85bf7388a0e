import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Person } from '../../entities/user/Person';
import type { SevenDayRankRow } from '../../shared/api/types';
import { Card } from '../../shared/ui/Card';
import { Chip } from '../../shared/ui/Chip';
import layout from '../../shared/ui/layout.module.css';
import { PlaceMark } from '../../shared/ui/PlaceMark';
import { sevenDayRankQuery } from './homeQueries';
import styles from './SevenDayRank.module.css';

export function SevenDayRank() {
  const { t } = useTranslation('home');
  const rank = useQuery(sevenDayRankQuery);
  if (!rank.data || rank.data.length === 0) return null;
  return (
    <Card title={t('rank.title')}>
      <ol className={styles.list}>
        {rank.data.map((row, index) => (
          <Row key={row.uid} row={row} place={index + 1} />
        ))}
      </ol>
    </Card>
  );
}

function Row({ row, place }: { row: SevenDayRankRow; place: number }) {
  const { t } = useTranslation('home');
  return (
    <li className={styles.row}>
      <span className={layout.hiddenText}>{t('rank.place', { place })}</span>
      <span aria-hidden="true">
        <PlaceMark place={place} />
      </span>
      <Person user={row} besides={row.nickname}>
        {row.nickname && (
          <span className={styles.nickname} title={row.nickname}>
            {row.nickname}
          </span>
        )}
      </Person>
      {row.titleName && <Chip dot={row.titleColor}>{row.titleName}</Chip>}
      <span className={styles.count} title={t('rank.solved', { count: row.ac })}>
        {row.ac}
      </span>
    </li>
  );
}
