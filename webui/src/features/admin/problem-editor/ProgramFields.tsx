import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Field } from '../../../shared/ui/Field';
import { Select } from '../../../shared/ui/Select';
import { TextInput } from '../../../shared/ui/TextInput';
import styles from './editor.module.css';
import { type Convention, conventionsOf, type ProgramNames } from './judgeProgram';
import type { ProblemForm } from './problemForm';
import type { LanguageChoice } from './problemWire';

interface ProgramFieldsProps {
  languages: readonly LanguageChoice[];
  names: ProgramNames;
  /** False for the comparisons that need no program. */
  hasCode: boolean;
}

/** How the program is called, its language, and what else it is told. */
export function ProgramFields({ languages, names, hasCode }: ProgramFieldsProps) {
  const { t } = useTranslation('adminProblemEditor');
  const { register } = useFormContext<ProblemForm>();
  const { errors } = useFormState<ProblemForm>({ name: [names.abi, names.args] });
  const watched = ['judgeMode', names.abi, names.language] as const;
  const [mode, convention, language] = useWatch<ProblemForm, typeof watched>({ name: watched });
  const known = conventionsOf(mode, names);
  const offered = languages.filter((each) => each.isSpj).map((each) => each.name);
  // An imported program may be in any language.
  if (language && !offered.includes(language)) offered.push(language);
  return (
    <div className={styles.three}>
      <Field
        label={t('program.convention')}
        hint={t(`program.conventionHints.${convention as Convention}`)}
        error={errors[names.abi]?.message}
      >
        <Select
          key={mode}
          options={known.map((each) => ({
            value: each,
            label: t(`program.conventions.${each}`),
          }))}
          {...register(names.abi)}
        />
      </Field>
      {hasCode && (
        <>
          <Field label={t('program.language')}>
            <Select
              options={offered.map((name) => ({ value: name, label: name }))}
              {...register(names.language)}
            />
          </Field>
          <Field
            label={t('program.arguments')}
            hint={t('program.argumentsHint')}
            error={errors[names.args]?.message}
          >
            <TextInput isMono {...register(names.args)} />
          </Field>
        </>
      )}
    </div>
  );
}
