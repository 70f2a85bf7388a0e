import { useController, useFormContext, useFormState } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useOwnerGroup } from '../../../../shared/session/ownerGroup';
import { useUser } from '../../../../shared/session/useUser';
import { Card } from '../../../../shared/ui/Card';
import { Field } from '../../../../shared/ui/Field';
import { Select } from '../../../../shared/ui/Select';
import { Switch } from '../../../../shared/ui/Switch';
import { TextInput } from '../../../../shared/ui/TextInput';
import { MarkdownEditor } from '../../../../shared/ui/widgets/MarkdownEditor';
import { problemAuth } from '../../problemTypes';
import { mayPublish } from '../../rights';
import { DifficultyField } from '../DifficultyField';
import { TagField } from '../TagField';
import styles from './objective.module.css';
import type { ObjectiveForm } from './objectiveForm';

/** All of the problem but its questions. */
export function ObjectiveBasics({ storedAuth }: { storedAuth: number | null }) {
  const { t } = useTranslation('adminProblemEditorObjective');
  const { control, register } = useFormContext<ObjectiveForm>();
  const { errors } = useFormState({ control });
  const { field } = useController({ control, name: 'description' });
  const user = useUser();
  const group = useOwnerGroup();
  const canPublish = group !== null || mayPublish(user) || storedAuth === problemAuth.public;
  return (
    <Card title={t('basics')} isPadded>
      <div className={styles.fields}>
        <div className={styles.two}>
          <Field
            label={t('problemId')}
            hint={group && t('group.idHint', { prefix: group.prefix.toUpperCase() })}
            error={errors.problemId?.message}
            isRequired
          >
            <TextInput isMono spellCheck={false} {...register('problemId')} />
          </Field>
          <Field label={t('title')} error={errors.title?.message} isRequired>
            <TextInput {...register('title')} />
          </Field>
        </div>
        <div className={styles.two}>
          <Field label={t('auth')} error={errors.auth?.message}>
            <Select
              options={[
                {
                  value: String(problemAuth.public),
                  label: t(group ? 'group.public' : 'public'),
                  isDisabled: !canPublish,
                },
                {
                  value: String(problemAuth.private),
                  label: t(group ? 'group.private' : 'private'),
                },
              ]}
              {...register('auth')}
            />
          </Field>
          <DifficultyField />
        </div>
        <TagField />
        <Field label={t('source')} error={errors.source?.message}>
          <TextInput maxLength={500} {...register('source')} />
        </Field>
        <Field label={t('description')}>
          <MarkdownEditor
            label={t('description')}
            value={field.value}
            onChange={field.onChange}
            onBlur={field.onBlur}
          />
        </Field>
        <Switch label={t('showsParts')} {...register('openCaseResult')} />
      </div>
    </Card>
  );
}
