import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { classNames } from './classNames';
import styles from './Switch.module.css';

interface SwitchProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  label: ReactNode;
  hint?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

/** Turns something on or off at once. */
export function Switch({ label, hint, className, ...rest }: SwitchProps) {
  return (
    <label className={classNames(styles.row, className)}>
      {/* biome-ignore lint/a11y/useAriaPropsForRole: the checkbox itself says whether it is on */}
      <input {...rest} type="checkbox" role="switch" className={styles.mark} />
      <span>
        <span className={styles.label}>{label}</span>
        {hint && <span className={styles.hint}>{hint}</span>}
      </span>
    </label>
  );
}
