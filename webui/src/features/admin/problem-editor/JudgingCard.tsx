import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../shared/ui/Card';
import { Field } from '../../../shared/ui/Field';
import { alert } from '../../../shared/ui/questions';
import { Select } from '../../../shared/ui/Select';
import { Switch } from '../../../shared/ui/Switch';
import styles from './editor.module.css';
import { FileNames } from './FileNames';
import { conventionsOf, emptyProgram, hasProgram } from './judgeProgram';
import judgingStyles from './judging.module.css';
import { caseModesOf, type ProblemForm, problemTypes } from './problemForm';
import { sharedScores } from './scores';

const watched = ['type', 'judgeCaseMode', 'judgeMode', 'isFileIO'] as const;
const judgeModes = ['default', 'spj', 'interactive'] as const;

/** How answers are compared, how cases add up, and how a program reads and writes. Another judge
 * decides that for a remote problem. */
export function JudgingCard({ isRemote }: { isRemote: boolean }) {
  const { t } = useTranslation('adminProblemEditor');
  const { register, getValues, setValue } = useFormContext<ProblemForm>();
  const { errors } = useFormState<ProblemForm>({ name: 'judgeCaseMode' });
  const [type, caseMode, judgeMode, isFileIO] = useWatch<ProblemForm, typeof watched>({
    name: watched,
  });
  const modes = caseModesOf(type);
  // Cases that came before the scores start as those that come after.
  const shareScores = () => {
    for (const list of ['uploadedCases', 'manualCases'] as const) {
      const cases = getValues(list);
      if (cases.some((each) => each.score !== '')) continue;
      const groups = cases.map((each) => each.groupNum);
      const scores = sharedScores(groups, getValues('judgeCaseMode')).map(String);
      const shared = cases.map((each, index) => ({ ...each, score: scores[index] ?? '' }));
      setValue(list, shared, { shouldDirty: true });
    }
  };

  return (
    <Card title={t('judging.title')} isPadded>
      <fieldset className={styles.fields} disabled={isRemote} aria-label={t('judging.title')}>
        <div className={styles.three}>
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
                  if (event.target.value === problemTypes.oi) shareScores();
                },
              })}
            />
          </Field>
          <JudgeMode />
          <Field
            label={t('judging.caseMode')}
            error={errors.judgeCaseMode?.message}
            hint={t(
              `judging.caseModeHints.${modes.find((mode) => mode === caseMode) ?? 'default'}`,
            )}
          >
            <Select
              key={type}
              options={modes.map((mode) => ({
                value: mode,
                label: t(`judging.caseModes.${mode}`),
              }))}
              {...register('judgeCaseMode')}
            />
          </Field>
        </div>
        <div className={judgingStyles.switchRow}>
          {judgeMode === 'default' && (
            <Switch label={t('judging.removeEndBlank')} {...register('isRemoveEndBlank')} />
          )}
          <Switch label={t('judging.openCaseResult')} {...register('openCaseResult')} />
          <Switch
            label={t(`judging.${hasProgram(judgeMode) ? 'showCheckerComment' : 'tellDifference'}`)}
            {...register('showCheckerComment')}
          />
          <Switch label={t('judging.fileIO')} {...register('isFileIO')} />
        </div>
        {isFileIO && <FileNames />}
      </fieldset>
    </Card>
  );
}

/** A switch of the mode tells what it brings with it (S3 §2.4). */
function JudgeMode() {
  const { t } = useTranslation('adminProblemEditor');
  const { register, getValues, setValue } = useFormContext<ProblemForm>();
  const follow = (chosen: string) => {
    if (!conventionsOf(chosen).some((each) => each === getValues('spjAbi'))) {
      setValue('spjAbi', emptyProgram.spjAbi, { shouldDirty: true });
    }
    const mode = judgeModes.find((each) => each === chosen) ?? 'default';
    void alert({
      title: t('judging.modeTitle', { mode: t(`judging.modes.${mode}`) }),
      body: t(`judging.modeNews.${mode}`),
      confirmLabel: t('judging.modeSeen'),
    });
  };
  return (
    <Field label={t('judging.compare')}>
      <Select
        options={judgeModes.map((mode) => ({ value: mode, label: t(`judging.modes.${mode}`) }))}
        {...register('judgeMode', { onChange: (event) => follow(event.target.value) })}
      />
    </Field>
  );
}
