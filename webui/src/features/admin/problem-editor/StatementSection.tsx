import { useEffect, useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../shared/ui/Card';
import { Field } from '../../../shared/ui/Field';
import { Icon } from '../../../shared/ui/Icon';
import { IconAlertTriangle } from '../../../shared/ui/icons';
import { Segmented } from '../../../shared/ui/Segmented';
import { TextInput } from '../../../shared/ui/TextInput';
import { MarkdownEditor } from '../../../shared/ui/widgets/MarkdownEditor';
import styles from './editor.module.css';
import { type ProblemForm, type StatementField, statementFields } from './problemForm';
import { siteLanguages } from './siteLanguages';
import { brokenStatementField } from './useProblemEditor';

type Part = 'main' | 'further';

/** The texts of the problem, in the site's language and, if wanted, in the other one. */
export function StatementSection() {
  const { t } = useTranslation('adminProblemEditor');
  const { formState } = useFormContext<ProblemForm>();
  const [part, setPart] = useState<Part>('main');
  const [text, setText] = useState<StatementField>('description');
  const { main, other } = siteLanguages();

  // A refused save opens the text that it is about.
  const { errors, submitCount } = formState;
  // Once for each try, not while the author mends it.
  useEffect(() => {
    const broken = brokenStatementField(errors);
    if (errors.further) setPart('further');
    if (!broken) return;
    setPart('main');
    setText(broken);
  }, [submitCount]);

  const mark = (field: StatementField) => (part === 'main' && errors[field] ? ' •' : '');
  return (
    <Card
      title={t('statement.title')}
      hasRule={part === 'further'}
      actions={
        <div className={styles.statementTabs}>
          <Segmented
            label={t('statement.language')}
            value={part}
            options={[
              { value: 'main', label: t(`languageNames.${main}`) },
              { value: 'further', label: t(`languageNames.${other}`) },
            ]}
            onChange={setPart}
          />
          <Segmented
            label={t('statement.part')}
            value={text}
            options={statementFields.map((field) => ({
              value: field,
              label: t(`statement.${field}`) + mark(field),
            }))}
            onChange={setText}
          />
        </div>
      }
    >
      {part === 'further' && <FurtherTitle />}
      <StatementText
        key={`${part} ${text}`}
        name={part === 'main' ? text : `further.${text}`}
        label={t(`statement.${text}`)}
      />
    </Card>
  );
}

function FurtherTitle() {
  const { t } = useTranslation('adminProblemEditor');
  const { register, formState } = useFormContext<ProblemForm>();
  return (
    <div className={styles.furtherTitle}>
      <Field
        label={t('statement.furtherTitle')}
        hint={t('statement.furtherHint')}
        error={formState.errors.further?.title?.message}
      >
        <TextInput {...register('further.title')} />
      </Field>
    </div>
  );
}

interface StatementTextProps {
  name: StatementField | `further.${StatementField}`;
  label: string;
}

function StatementText({ name, label }: StatementTextProps) {
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
