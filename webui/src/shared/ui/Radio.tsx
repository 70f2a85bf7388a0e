import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { classNames } from './classNames';
import styles from './Radio.module.css';

interface RadioProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  label: ReactNode;
  hint?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

/** One choice of several; options of one group share a name. */
export function Radio({ label, hint, className, ...rest }: RadioProps) {
  return (
    <label className={classNames(styles.row, className)}>
      <input {...rest} type="radio" className={styles.mark} />
      <span>
        <span className={styles.label}>{label}</span>
        {hint && <span className={styles.hint}>{hint}</span>}
      </span>
    </label>
  );
}
