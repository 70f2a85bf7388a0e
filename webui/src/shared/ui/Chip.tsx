import type { ReactNode } from 'react';
import styles from './Chip.module.css';
import { classNames } from './classNames';
import { Icon, type IconType } from './Icon';
import { IconX } from './icons';

export type ChipTone =
  | 'outline'
  | 'accent'
  | 'good'
  | 'bad'
  | 'warn'
  | 'info'
  | 'mle'
  | 're'
  | 'ce'
  | 'pe'
  | 'wait'
  | 'se';

interface ChipProps {
  tone?: ChipTone;
  icon?: IconType;
  /** A stored colour (tag, title, balloon): a dot beside ink, never the colour of the text. */
  dot?: string | null | undefined;
  /** Makes the chip removable; the label names what is removed. */
  onRemove?: () => void;
  removeLabel?: string;
  title?: string;
  className?: string;
  children: ReactNode;
}

export function Chip({
  tone = 'outline',
  icon,
  dot,
  onRemove,
  removeLabel,
  title,
  className,
  children,
}: ChipProps) {
  return (
    <span className={classNames(styles.chip, styles[tone], className)} title={title}>
      {icon && <Icon icon={icon} size={14} />}
      {dot && <span className={styles.dot} style={{ background: dot }} aria-hidden="true" />}
      {children}
      {onRemove && (
        <button type="button" className={styles.remove} aria-label={removeLabel} onClick={onRemove}>
          <Icon icon={IconX} size={13} />
        </button>
      )}
    </span>
  );
}
