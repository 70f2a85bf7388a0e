import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { UserLink } from '../../entities/user/UserLink';
import type { SevenDayRankRow } from '../../shared/api/types';
import { displayName } from '../../shared/session/session';
import { Avatar } from '../../shared/ui/Avatar';
import { Card } from '../../shared/ui/Card';
import { Chip } from '../../shared/ui/Chip';
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
      <span className={styles.place} data-place={place}>
        <span className={styles.hidden}>{t('rank.place', { place })}</span>
        <span aria-hidden="true">{place}</span>
      </span>
      <Avatar name={displayName(row)} image={row.avatar} />
      <span className={styles.person}>
        <UserLink user={row} className={styles.name} />
        {row.nickname && (
          <span className={styles.nickname} title={row.nickname}>
            {row.nickname}
          </span>
        )}
      </span>
      {row.titleName && <Chip dot={row.titleColor}>{row.titleName}</Chip>}
      <span className={styles.count} title={t('rank.solved', { count: row.ac })}>
        {row.ac}
      </span>
    </li>
  );
}
