import { useController } from 'react-hook-form';
import { Icon } from '../../../shared/ui/Icon';
import { IconAlertTriangle } from '../../../shared/ui/icons';
import { MarkdownEditor } from '../../../shared/ui/widgets/MarkdownEditor';
import styles from './editor.module.css';
import type { ProblemForm, StatementField } from './problemForm';
import { longestText } from './problemRules';

interface StatementTextProps {
  name: StatementField | `further.${number}.${StatementField}`;
  label: string;
}

/** One text of the statement, with what is wrong with it. */
export function StatementText({ name, label }: StatementTextProps) {
  const { field, fieldState } = useController<ProblemForm, typeof name>({ name });
  return (
    <>
      <MarkdownEditor
        label={label}
        value={field.value}
        onChange={field.onChange}
        onBlur={field.onBlur}
        ref={field.ref}
        isInvalid={fieldState.invalid}
        maxLength={longestText}
      />
      {fieldState.error?.message && (
        <p className={styles.textError} role="alert">
          <Icon icon={IconAlertTriangle} size={14} />
          {fieldState.error.message}
        </p>
      )}
    </>
  );
}
