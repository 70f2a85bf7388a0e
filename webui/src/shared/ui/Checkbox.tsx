import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import styles from './Checkbox.module.css';
import { classNames } from './classNames';

interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  label: ReactNode;
  hint?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

/** A box to tick, with its word. */
export function Checkbox({ label, hint, className, ...rest }: CheckboxProps) {
  return (
    <label className={classNames(styles.row, className)}>
      <input {...rest} type="checkbox" className={styles.mark} />
      <span>
        <span className={styles.label}>{label}</span>
        {hint && <span className={styles.hint}>{hint}</span>}
      </span>
    </label>
  );
}
