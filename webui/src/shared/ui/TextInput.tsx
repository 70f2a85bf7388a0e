import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { classNames } from './classNames';
import { useFieldAttributes } from './Field';
import { Icon, type IconType } from './Icon';
import styles from './TextInput.module.css';

export interface TextInputProps extends InputHTMLAttributes<HTMLInputElement> {
  icon?: IconType;
  /** Unit or button at the right end of the field. */
  suffix?: ReactNode;
  isMono?: boolean;
  ref?: Ref<HTMLInputElement>;
}

export function TextInput({ icon, suffix, isMono, className, ...rest }: TextInputProps) {
  const attributes = useFieldAttributes();
  return (
    <span className={classNames(styles.box, className)}>
      {icon && <Icon icon={icon} className={styles.icon} />}
      <input
        type="text"
        autoComplete="off"
        {...attributes}
        {...rest}
        className={classNames(
          styles.input,
          icon && styles.withIcon,
          suffix !== undefined && styles.withSuffix,
          isMono && styles.mono,
        )}
      />
      {suffix !== undefined && <span className={styles.suffix}>{suffix}</span>}
    </span>
  );
}
