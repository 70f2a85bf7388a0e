import { useFormContext, useFormState } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useOwnerGroup } from '../../../shared/session/ownerGroup';
import { Card } from '../../../shared/ui/Card';
import { Field } from '../../../shared/ui/Field';
import { NumberInput } from '../../../shared/ui/NumberInput';
import { TextInput } from '../../../shared/ui/TextInput';
import basicsStyles from './basics.module.css';
import { DifficultyField } from './DifficultyField';
import styles from './editor.module.css';
import type { ProblemForm } from './problemForm';
import { TagField } from './TagField';

/** The fields whose faults it shows. */
const shown = ['problemId', 'title', 'timeLimit', 'memoryLimit', 'stackLimit'] as const;

interface BasicSectionProps {
  isNew: boolean;
  /** The limits are then another judge's. */
  isRemote: boolean;
}

/** Id, title, limits, difficulty, tags, source. */
export function BasicSection({ isNew, isRemote }: BasicSectionProps) {
  const { t } = useTranslation('adminProblemEditor');
  const { register } = useFormContext<ProblemForm>();
  const { errors } = useFormState<ProblemForm>({ name: shown });
  const group = useOwnerGroup();
  const idHint = group
    ? t('basic.groupIdHint', { prefix: group.prefix.toUpperCase() })
    : isNew && t('basic.problemIdHint');
  return (
    <Card title={t('basic.title')} isPadded>
      <div className={styles.fields}>
        <div className={basicsStyles.idAndTitle}>
          <Field
            label={t('basic.problemId')}
            hint={idHint}
            isRequired
            error={errors.problemId?.message}
          >
            <TextInput isMono spellCheck={false} {...register('problemId')} />
          </Field>
          <Field label={t('basic.name')} error={errors.title?.message} isRequired>
            <TextInput {...register('title')} />
          </Field>
        </div>
        <div className={basicsStyles.four}>
          <Field label={t('basic.timeLimit')} error={errors.timeLimit?.message} isRequired>
            <NumberInput unit="ms" readOnly={isRemote} {...register('timeLimit')} />
          </Field>
          <Field label={t('basic.memoryLimit')} error={errors.memoryLimit?.message} isRequired>
            <NumberInput unit="MB" readOnly={isRemote} {...register('memoryLimit')} />
          </Field>
          <Field label={t('basic.stackLimit')} error={errors.stackLimit?.message} isRequired>
            <NumberInput unit="MB" readOnly={isRemote} {...register('stackLimit')} />
          </Field>
          <DifficultyField />
        </div>
        <TagField />
        <Field label={t('basic.source')}>
          <TextInput maxLength={500} {...register('source')} />
        </Field>
      </div>
    </Card>
  );
}
