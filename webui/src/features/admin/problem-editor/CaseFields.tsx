import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { NumberInput } from '../../../shared/ui/NumberInput';
import styles from './cases.module.css';
import { hasSubtasks, type ProblemForm, problemTypes } from './problemForm';

interface CaseFieldProps {
  list: 'uploadedCases' | 'manualCases';
  index: number;
}

/** Which numbers a case has depends on how the problem is scored. */
export function useCaseColumns() {
  const [type, mode] = useWatch<ProblemForm, ['type', 'judgeCaseMode']>({
    name: ['type', 'judgeCaseMode'],
  });
  return { hasScores: type === problemTypes.oi, hasGroups: hasSubtasks(mode) };
}

export function ScoreField({ list, index }: CaseFieldProps) {
  const { t } = useTranslation('adminProblemEditor');
  return (
    <CaseNumber name={`${list}.${index}.score`} label={t('cases.scoreOf', { number: index + 1 })} />
  );
}

export function GroupField({ list, index }: CaseFieldProps) {
  const { t } = useTranslation('adminProblemEditor');
  return (
    <CaseNumber
      name={`${list}.${index}.groupNum`}
      label={t('cases.groupOf', { number: index + 1 })}
    />
  );
}

interface CaseNumberProps {
  name: `${CaseFieldProps['list']}.${number}.${'score' | 'groupNum'}`;
  label: string;
}

function CaseNumber({ name, label }: CaseNumberProps) {
  const { register, getFieldState } = useFormContext<ProblemForm>();
  const error = getFieldState(name, useFormState<ProblemForm>({ name })).error?.message;
  return (
    <span className={styles.caseNumber}>
      <NumberInput
        className={styles.short ?? ''}
        aria-label={label}
        aria-invalid={error ? true : undefined}
        {...register(name)}
      />
      {error && <span className={styles.caseError}>{error}</span>}
    </span>
  );
}
