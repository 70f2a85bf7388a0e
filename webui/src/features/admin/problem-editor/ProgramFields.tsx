import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Field } from '../../../shared/ui/Field';
import { Select } from '../../../shared/ui/Select';
import { TextInput } from '../../../shared/ui/TextInput';
import styles from './editor.module.css';
import { type Convention, conventionsOf } from './judgeProgram';
import type { ProblemForm } from './problemForm';
import type { LanguageChoice } from './problemWire';

const watched = ['judgeMode', 'spjAbi', 'spjLanguage'] as const;

interface ProgramFieldsProps {
  languages: readonly LanguageChoice[];
  /** False for the comparisons that need no program. */
  hasCode: boolean;
}

/** How the program is called, its language, and what else it is told. */
export function ProgramFields({ languages, hasCode }: ProgramFieldsProps) {
  const { t } = useTranslation('adminProblemEditor');
  const { register } = useFormContext<ProblemForm>();
  const { errors } = useFormState<ProblemForm>({ name: ['spjAbi', 'spjArgs'] });
  const [mode, convention, language] = useWatch<ProblemForm, typeof watched>({ name: watched });
  const known = conventionsOf(mode);
  const names = languages.filter((each) => each.isSpj).map((each) => each.name);
  // An imported program may be in any language.
  if (language && !names.includes(language)) names.push(language);
  return (
    <div className={styles.three}>
      <Field
        label={t('program.convention')}
        hint={t(`program.conventionHints.${convention as Convention}`)}
        error={errors.spjAbi?.message}
      >
        <Select
          key={mode}
          options={known.map((each) => ({
            value: each,
            label: t(`program.conventions.${each}`),
          }))}
          {...register('spjAbi')}
        />
      </Field>
      {hasCode && (
        <>
          <Field label={t('program.language')}>
            <Select
              options={names.map((name) => ({ value: name, label: name }))}
              {...register('spjLanguage')}
            />
          </Field>
          <Field
            label={t('program.arguments')}
            hint={t('program.argumentsHint')}
            error={errors.spjArgs?.message}
          >
            <TextInput isMono {...register('spjArgs')} />
          </Field>
        </>
      )}
    </div>
  );
}
