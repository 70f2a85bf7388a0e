import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../shared/ui/Card';
import { Field } from '../../../shared/ui/Field';
import { Select } from '../../../shared/ui/Select';
import { Switch } from '../../../shared/ui/Switch';
import { TextInput } from '../../../shared/ui/TextInput';
import styles from './editor.module.css';
import { conventionsOf, emptyProgram, hasProgram } from './judgeProgram';
import { caseModesOf, type ProblemForm, problemTypes } from './problemForm';

const judgeModes = ['default', 'spj', 'interactive'] as const;

/** How answers are compared, how cases add up, and how a program reads and writes. */
export function JudgingCard() {
  const { t } = useTranslation('adminProblemEditor');
  const { register, watch, getValues, setValue, formState } = useFormContext<ProblemForm>();
  const [type, caseMode, judgeMode, isFileIO] = watch([
    'type',
    'judgeCaseMode',
    'judgeMode',
    'isFileIO',
  ]);
  const modes = caseModesOf(type);

  return (
    <Card title={t('judging.title')} isPadded>
      <div className={styles.fields}>
        <Field label={t('judging.type')}>
          <Select
            options={[
              { value: problemTypes.acm, label: t('judging.acm') },
              { value: problemTypes.oi, label: t('judging.oi') },
            ]}
            {...register('type', {
              onChange: (event) => {
                // A way of adding up that the new type has not is left for the usual one.
                if (!caseModesOf(event.target.value).some((mode) => mode === caseMode)) {
                  setValue('judgeCaseMode', 'default', { shouldDirty: true });
                }
              },
            })}
          />
        </Field>
        <Field label={t('judging.compare')}>
          <Select
            options={judgeModes.map((mode) => ({
              value: mode,
              label: t(`judging.modes.${mode}`),
            }))}
            {...register('judgeMode', {
              onChange: (event) => {
                const known = conventionsOf(event.target.value);
                if (!known.some((each) => each === getValues('spjAbi'))) {
                  setValue('spjAbi', emptyProgram.spjAbi, { shouldDirty: true });
                }
              },
            })}
          />
        </Field>
        <Field
          label={t('judging.caseMode')}
          error={formState.errors.judgeCaseMode?.message}
          hint={t(`judging.caseModeHints.${modes.find((mode) => mode === caseMode) ?? 'default'}`)}
        >
          <Select
            key={type}
            options={modes.map((mode) => ({ value: mode, label: t(`judging.caseModes.${mode}`) }))}
            {...register('judgeCaseMode')}
          />
        </Field>
        <div className={styles.switches}>
          {judgeMode === 'default' && (
            <Switch label={t('judging.removeEndBlank')} {...register('isRemoveEndBlank')} />
          )}
          <Switch label={t('judging.openCaseResult')} {...register('openCaseResult')} />
          {hasProgram(judgeMode) && (
            <Switch label={t('judging.showCheckerComment')} {...register('showCheckerComment')} />
          )}
          <Switch label={t('judging.fileIO')} {...register('isFileIO')} />
        </div>
        {isFileIO && (
          <div className={styles.fileNames}>
            <Field
              label={t('judging.readName')}
              error={formState.errors.ioReadFileName?.message}
              isRequired
            >
              <TextInput isMono placeholder="data.in" {...register('ioReadFileName')} />
            </Field>
            <Field
              label={t('judging.writeName')}
              error={formState.errors.ioWriteFileName?.message}
              isRequired
            >
              <TextInput isMono placeholder="data.out" {...register('ioWriteFileName')} />
            </Field>
          </div>
        )}
      </div>
    </Card>
  );
}
