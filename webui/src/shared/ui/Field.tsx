import { createContext, type ReactNode, useContext, useId } from 'react';
import { classNames } from './classNames';
import styles from './Field.module.css';
import { Icon } from './Icon';
import { IconAlertTriangle } from './icons';

interface FieldContextValue {
  id: string;
  describedBy: string | undefined;
  isInvalid: boolean;
  isRequired: boolean;
}

const FieldContext = createContext<FieldContextValue | null>(null);

interface FieldProps {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  /** Beside an error as well: it says where to find what is asked for. */
  keepsHint?: boolean;
  isRequired?: boolean;
  children: ReactNode;
}

/** Label above, hint or error below, one input inside; the input finds its label by context. */
export function Field(props: FieldProps) {
  const { label, hint, error, keepsHint = false, isRequired = false, children } = props;
  const id = useId();
  const showsHint = Boolean(hint) && (!error || keepsHint);
  const describedBy = classNames(error && `${id}-error`, showsHint && `${id}-hint`) || undefined;
  return (
    <FieldContext.Provider value={{ id, describedBy, isInvalid: Boolean(error), isRequired }}>
      <div className={styles.field}>
        <label className={styles.label} htmlFor={id}>
          {label}
          {isRequired && (
            <span className={styles.required} aria-hidden="true">
              *
            </span>
          )}
        </label>
        {children}
        {error && (
          <p className={styles.error} id={`${id}-error`}>
            <Icon icon={IconAlertTriangle} size={14} />
            {error}
          </p>
        )}
        {showsHint && (
          <p className={styles.hint} id={`${id}-hint`}>
            {hint}
          </p>
        )}
      </div>
    </FieldContext.Provider>
  );
}

/** Attributes that tie an input to the field around it; outside a field nothing. */
export function useFieldAttributes() {
  const field = useContext(FieldContext);
  if (!field) return {};
  return {
    id: field.id,
    'aria-describedby': field.describedBy,
    'aria-invalid': field.isInvalid || undefined,
    'aria-required': field.isRequired || undefined,
  };
}

/** After a save that was refused: the first field that is marked as wrong gets the focus. */
export function focusFirstFault(form: HTMLElement | null): void {
  // The marks come with the next drawing.
  requestAnimationFrame(() => form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
}
