import { useTranslation } from 'react-i18next';
import styles from './judge.module.css';
import type { JudgeQueue } from './judgeCalls';
import { useWait } from './useWait';

/** The numbers that one looks for first. */
export function Tiles({ state }: { state: JudgeQueue }) {
  const { t } = useTranslation('adminJudge');
  const wait = useWait();
  const tiles = [
    { name: t('waiting'), value: String(state.pending) },
    {
      name: t('running'),
      value: t('runningOf', { running: state.running, slots: state.slots }),
    },
    {
      name: t('oldest'),
      value: state.waiting.length > 0 ? wait(state.oldestSeconds) : t('oldestNone'),
    },
  ];
  return (
    <div className={styles.tiles}>
      {tiles.map((tile) => (
        <div key={tile.name} className={styles.tile}>
          <span className={styles.tileName}>{tile.name}</span>
          <span className={styles.value}>{tile.value}</span>
        </div>
      ))}
    </div>
  );
}
