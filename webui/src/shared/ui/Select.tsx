import type { Ref, SelectHTMLAttributes } from 'react';
import { classNames } from './classNames';
import { useFieldAttributes } from './Field';
import { Icon } from './Icon';
import { IconChevronDown } from './icons';
import styles from './Select.module.css';

export interface SelectOption {
  value: string;
  label: string;
  isDisabled?: boolean;
}

interface SelectProps extends Omit<SelectHTMLAttributes<HTMLSelectElement>, 'children'> {
  options: readonly SelectOption[];
  /** Needed outside a Field. */
  label?: string;
  ref?: Ref<HTMLSelectElement>;
}

export function Select({ options, label, className, ...rest }: SelectProps) {
  const attributes = useFieldAttributes();
  return (
    <span className={classNames(styles.box, className)}>
      <select {...attributes} aria-label={label} {...rest} className={styles.select}>
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.isDisabled}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon icon={IconChevronDown} className={styles.arrow} />
    </span>
  );
}
