import type { ButtonHTMLAttributes, Ref } from 'react';
import { classNames } from './classNames';
import { Icon, type IconType } from './Icon';
import styles from './IconButton.module.css';

interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  icon: IconType;
  /** What the button does; read aloud and shown on hover. */
  label: string;
  iconSize?: number;
  ref?: Ref<HTMLButtonElement>;
}

export function IconButton({
  icon,
  label,
  iconSize = 18,
  className,
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <button
      title={label}
      {...rest}
      type={type}
      aria-label={label}
      className={classNames(styles.iconButton, className)}
    >
      <Icon icon={icon} size={iconSize} />
    </button>
  );
}
