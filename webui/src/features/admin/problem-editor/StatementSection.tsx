import { useState } from 'react';
import { useFieldArray, useFormContext, useFormState } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useOnChange } from '../../../shared/lib/useOnChange';
import { Card } from '../../../shared/ui/Card';
import { Field } from '../../../shared/ui/Field';
import { IconButton } from '../../../shared/ui/IconButton';
import { IconTrash } from '../../../shared/ui/icons';
import { confirm } from '../../../shared/ui/questions';
import { Segmented } from '../../../shared/ui/Segmented';
import { TextInput } from '../../../shared/ui/TextInput';
import { LanguageTabs } from './LanguageTabs';
import {
  emptyStatement,
  type ProblemForm,
  type StatementField,
  statementFields,
} from './problemForm';
import { StatementText } from './StatementText';
import { languageName, mainLanguage } from './siteLanguages';
import styles from './statement.module.css';
import { brokenStatement } from './useProblemEditor';

const marked = [...statementFields, 'further'] as const;

/** The texts of the problem: in the site's language, and in every further one that was added. */
export function StatementSection() {
  const { t } = useTranslation('adminProblemEditor');
  const { control } = useFormContext<ProblemForm>();
  const further = useFieldArray({ control, name: 'further' });
  const [shown, setShown] = useState(mainLanguage() as string);
  const [text, setText] = useState<StatementField>('description');
  const index = further.fields.findIndex((each) => each.language === shown);
  const isMain = index < 0;

  // A refused save opens the text that it is about, once for each try, not while it is mended.
  const { errors, submitCount } = useFormState<ProblemForm>({ name: marked });
  useOnChange(() => {
    const broken = brokenStatement(errors);
    if (!broken) return;
    setShown(further.fields[broken.index]?.language ?? mainLanguage());
    if (broken.field) setText(broken.field);
  }, submitCount);

  const mark = (field: StatementField) =>
    (isMain ? errors[field] : errors.further?.[index]?.[field]) ? ' •' : '';
  return (
    <Card
      title={t('statement.title')}
      hasRule={!isMain}
      actions={
        <div className={styles.statementTabs}>
          <LanguageTabs
            languages={further.fields.map((each) => each.language)}
            shown={isMain ? mainLanguage() : shown}
            onShow={setShown}
            onAdd={(language) => {
              further.append({ ...emptyStatement, language });
              setShown(language);
            }}
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
      {!isMain && (
        <FurtherHead index={index} language={shown} onRemove={() => further.remove(index)} />
      )}
      <StatementText
        key={`${isMain ? 'main' : shown} ${text}`}
        name={isMain ? text : `further.${index}.${text}`}
        label={t(`statement.${text}`)}
      />
    </Card>
  );
}

interface FurtherHeadProps {
  index: number;
  language: string;
  onRemove: () => void;
}

/** The further language's title, and the way to take the language away again. */
function FurtherHead({ index, language, onRemove }: FurtherHeadProps) {
  const { t } = useTranslation('adminProblemEditor');
  const { register } = useFormContext<ProblemForm>();
  const { errors } = useFormState<ProblemForm>({ name: 'further' });
  const name = languageName(language);
  const ask = async () => {
    const isSure = await confirm({
      title: t('statement.removeTitle', { name }),
      body: t('statement.removeBody'),
      confirmLabel: t('statement.removeConfirm'),
      isDestructive: true,
    });
    if (isSure) onRemove();
  };
  return (
    <div className={styles.furtherTitle}>
      <Field
        label={t('statement.furtherTitle')}
        hint={t('statement.furtherHint')}
        error={errors.further?.[index]?.title?.message}
        isRequired
      >
        <TextInput {...register(`further.${index}.title`)} />
      </Field>
      <IconButton
        icon={IconTrash}
        label={t('statement.removeLanguage', { name })}
        onClick={() => void ask()}
      />
    </div>
  );
}
