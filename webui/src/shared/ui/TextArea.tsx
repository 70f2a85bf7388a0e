import type { Ref, TextareaHTMLAttributes } from 'react';
import { classNames } from './classNames';
import { useFieldAttributes } from './Field';
import styles from './TextArea.module.css';

interface TextAreaProps extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  isMono?: boolean;
  ref?: Ref<HTMLTextAreaElement>;
}

export function TextArea({ isMono, className, ...rest }: TextAreaProps) {
  const attributes = useFieldAttributes();
  return (
    <textarea
      rows={4}
      {...attributes}
      {...rest}
      className={classNames(styles.area, isMono && styles.mono, className)}
    />
  );
}
