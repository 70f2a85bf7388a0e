import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../shared/ui/IconButton';
import {
  IconChevronDown,
  IconChevronLeft,
  IconChevronRight,
  IconChevronUp,
  IconPlayerPause,
  IconPlayerPlay,
} from '../../../shared/ui/icons';
import { ThemeButton } from '../../../shared/ui/ThemeButton';
import { IconMaximize, IconMedal } from '../icons';
import styles from './Stage.module.css';
import type { Player } from './usePlayer';

interface ControlsProps {
  player: Player;
  steps: number;
  onFull: () => void;
}

export function Controls({ player, steps, onFull }: ControlsProps) {
  const { t } = useTranslation('scrollBoard');
  const { isPlaying, speed, state } = player;
  return (
    <div role="toolbar" aria-label={t('control.label')} className={styles.controls}>
      <IconButton icon={IconChevronLeft} label={t('control.back')} onClick={player.back} />
      <IconButton
        icon={isPlaying ? IconPlayerPause : IconPlayerPlay}
        label={t(isPlaying ? 'control.pause' : 'control.play')}
        onClick={player.play}
      />
      <IconButton icon={IconChevronRight} label={t('control.forward')} onClick={player.forward} />
      <IconButton icon={IconMedal} label={t('control.award')} onClick={player.nextAward} />
      <IconButton icon={IconChevronDown} label={t('control.slower')} onClick={player.slower} />
      <span className={styles.speed}>{t('control.speed', { speed })}</span>
      <IconButton icon={IconChevronUp} label={t('control.faster')} onClick={player.faster} />
      <span className={styles.progress}>{t('progress', { done: state.done, all: steps })}</span>
      <ThemeButton />
      <IconButton icon={IconMaximize} label={t('control.full')} onClick={onFull} />
    </div>
  );
}
