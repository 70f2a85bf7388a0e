import { useTranslation } from 'react-i18next';
import { Avatar } from '../../../shared/ui/Avatar';
import { Chip } from '../../../shared/ui/Chip';
import { Icon } from '../../../shared/ui/Icon';
import { IconMedal } from '../icons';
import type { Award, RollRow } from '../roll/types';
import { minutesOf } from './RollRowView';
import styles from './Stage.module.css';

interface AwardCardProps {
  row: RollRow;
  rank: number | null;
  award: Award;
  colors: Readonly<Record<string, string | null>>;
}

/** Who gets what, large enough for the last row of a hall. */
export function AwardCard({ row, rank, award, colors }: AwardCardProps) {
  const { t } = useTranslation('scrollBoard');
  const { name, school, avatar } = row.contestant;
  return (
    <div role="status" className={styles.award} data-medal={award.medal ?? undefined}>
      <span className={styles.portrait}>
        <Avatar name={name} image={avatar} size="large" />
      </span>
      {award.medal && (
        <p className={styles.medal}>
          <Icon icon={IconMedal} size={36} />
          {t(`award.${award.medal}`)}
        </p>
      )}
      <p className={styles.awarded}>{name}</p>
      {school && <p>{school}</p>}
      <p>
        {rank !== null && <strong>{t('award.rank', { rank })} </strong>}
        {t('award.result', { count: row.solved, minutes: minutesOf(row.penalty) })}
      </p>
      {award.firsts.length > 0 && (
        <p className={styles.firsts}>
          {t('award.first')}
          {award.firsts.map((displayId) => (
            <Chip key={displayId} dot={colors[displayId]} className={styles.first ?? ''}>
              {displayId}
            </Chip>
          ))}
        </p>
      )}
    </div>
  );
}
