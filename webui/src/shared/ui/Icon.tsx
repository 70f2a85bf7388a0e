import type { ComponentType } from 'react';
import { classNames } from './classNames';
import styles from './Icon.module.css';

export type IconType = ComponentType<{
  size?: number | string;
  stroke?: number | string;
  className?: string;
  'aria-hidden'?: boolean;
}>;

interface IconProps {
  icon: IconType;
  /** Edge in px. */
  size?: number;
  className?: string;
}

/** An icon beside a word. It says nothing to screen readers: the word does. */
export function Icon({ icon: Drawing, size = 16, className }: IconProps) {
  return (
    <Drawing
      size={size}
      stroke={1.75}
      className={classNames(styles.icon, className)}
      aria-hidden={true}
    />
  );
}
