import { useTranslation } from 'react-i18next';
import styles from './Stage.module.css';

interface ColumnHeadsProps {
  displayIds: readonly string[];
  /** Of the balloons. */
  colors: Readonly<Record<string, string | null>>;
}

/** Above the rows; each row says itself what its cells are. */
export function ColumnHeads({ displayIds, colors }: ColumnHeadsProps) {
  const { t } = useTranslation('scrollBoard');
  return (
    <div className={styles.columns} aria-hidden="true">
      <span>{t('column.rank')}</span>
      <span />
      <span className={styles.team}>{t('column.team')}</span>
      {displayIds.map((displayId) => (
        <span key={displayId} className={styles.problem}>
          <i style={{ background: colors[displayId] ?? undefined }} />
          {displayId}
        </span>
      ))}
      <span>{t('column.solved')}</span>
      <span>{t('column.time')}</span>
    </div>
  );
}
