import { useTranslation } from 'react-i18next';
import { NumberTiles } from '../NumberTiles';
import type { JudgeQueue } from './judgeCalls';
import { useWait } from './useWait';

export function Tiles({ state }: { state: JudgeQueue }) {
  const { t } = useTranslation('adminJudge');
  const wait = useWait();
  const isWaiting = state.waiting.length > 0;
  return (
    <NumberTiles
      tiles={[
        { name: t('waiting'), value: String(state.pending) },
        {
          name: t('running'),
          value: t('runningOf', { running: state.running, slots: state.slots }),
        },
        { name: t('oldest'), value: isWaiting ? wait(state.oldestSeconds) : t('oldestNone') },
      ]}
    />
  );
}
