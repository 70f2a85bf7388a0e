import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import styles from './Button.module.css';
import { classNames } from './classNames';
import { Icon, type IconType } from './Icon';
import { Spinner } from './Spinner';

export type ButtonKind = 'primary' | 'plain' | 'quiet' | 'danger';

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  kind?: ButtonKind;
  size?: 'small' | 'medium' | 'large';
  icon?: IconType;
  /** Shows a spinner and refuses clicks, while keeping its width and its place in the tab order. */
  isBusy?: boolean;
  isWide?: boolean;
  children: ReactNode;
  ref?: Ref<HTMLButtonElement>;
}

export function Button({
  kind = 'plain',
  size = 'medium',
  icon,
  isBusy = false,
  isWide = false,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-disabled={isBusy || undefined}
      aria-busy={isBusy || undefined}
      className={buttonClass(kind, size, isWide, className)}
      onClick={(event) => {
        if (isBusy) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {isBusy ? <Spinner /> : icon && <Icon icon={icon} />}
      {children}
    </button>
  );
}

/** The same look for a link that acts as the view's main action. */
export function buttonClass(
  kind: ButtonKind = 'plain',
  size: 'small' | 'medium' | 'large' = 'medium',
  isWide = false,
  className?: string,
): string {
  return classNames(styles.button, styles[kind], styles[size], isWide && styles.wide, className);
}
