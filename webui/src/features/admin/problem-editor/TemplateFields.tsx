import { useController, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Switch } from '../../../shared/ui/Switch';
import { CodeField } from './CodeField';
import { ListError } from './ListError';
import type { ProblemForm } from './problemForm';
import styles from './programs.module.css';
import { WholeProgram } from './WholeProgram';

interface TemplateFieldsProps {
  /** Place in the form's list. */
  index: number;
  /** Name of the judge language. */
  language: string;
}

/** One language's three texts, in the order in which they are compiled. */
export function TemplateFields({ index, language }: TemplateFieldsProps) {
  const { t } = useTranslation('adminProblemEditor');
  const { register } = useFormContext<ProblemForm>();
  return (
    <div className={styles.template}>
      <p className={styles.hint}>{t('templates.hint')}</p>
      <TemplateText index={index} part="prepend" language={language} />
      <TemplateText index={index} part="code" language={language} />
      <Switch label={t('templates.offered')} {...register(`templates.${index}.status`)} />
      <TemplateText index={index} part="append" language={language} />
      <WholeProgram index={index} language={language} />
    </div>
  );
}

interface TemplateTextProps extends TemplateFieldsProps {
  part: 'prepend' | 'code' | 'append';
}

function TemplateText({ index, part, language }: TemplateTextProps) {
  const { t } = useTranslation('adminProblemEditor');
  const name = `templates.${index}.${part}` as const;
  const { field, fieldState } = useController<ProblemForm, typeof name>({ name });
  const label = t(`templates.${part}`, { language });
  return (
    <div>
      <p className={styles.label}>{label}</p>
      <ListError error={fieldState.error} />
      <CodeField language={language} label={label} value={field.value} onChange={field.onChange} />
    </div>
  );
}
