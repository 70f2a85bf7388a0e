import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { EditDialog } from '../../../shared/forms/EditDialog';
import { useEditForm } from '../../../shared/forms/useEditForm';
import { Field } from '../../../shared/ui/Field';
import { Notice } from '../../../shared/ui/Notice';
import { NumberInput } from '../../../shared/ui/NumberInput';
import { Select } from '../../../shared/ui/Select';
import { Skeleton } from '../../../shared/ui/Skeleton';
import { TextInput } from '../../../shared/ui/TextInput';
import { classKey } from '../class-table/classQueries';
import { draftOf, formOf, schemaOf } from './assignmentForm';
import {
  type Assignment,
  assignableQuery,
  lateRules,
  longestTitle,
  removeAssignment,
  saveAssignment,
} from './assignmentQueries';
import styles from './assignments.module.css';

interface AssignmentDialogProps {
  gid: number;
  /** Null for a new one. */
  assignment: Assignment | null;
  onClose: () => void;
}

/** Which training, until when, and what is late. */
export default function AssignmentDialog({ gid, assignment, onClose }: AssignmentDialogProps) {
  const { t } = useTranslation('groupAssignments');
  const trainings = useQuery(assignableQuery(gid));
  if (!trainings.data) return <Skeleton lines={1} height={1} />;
  return (
    <Form gid={gid} assignment={assignment} trainings={trainings.data} onClose={onClose} t={t} />
  );
}

interface FormProps extends AssignmentDialogProps {
  trainings: readonly { id: number; title: string; isOfGroup: boolean }[];
  t: ReturnType<typeof useTranslation<'groupAssignments'>>['t'];
}

function Form({ gid, assignment, trainings, onClose, t }: FormProps) {
  const keys = [classKey(gid), ['due']];
  const edit = useEditForm({
    values: formOf(assignment, trainings[0]?.id ?? 0),
    schema: schemaOf(t),
    save: (typed) => saveAssignment(assignment?.id ?? null, draftOf(gid, typed)),
    said: t('saved'),
    keys,
    onSaved: onClose,
  });
  const { form, register, errorOf } = edit;
  const rule = Number(form.watch('lateRule'));
  return (
    <EditDialog
      title={t(assignment ? 'dialog.change' : 'dialog.new')}
      edit={edit}
      removal={
        assignment
          ? {
              title: t('remove.title', { title: assignment.title }),
              body: t('remove.body'),
              run: () => removeAssignment(assignment.id),
              said: () => t('remove.done'),
              keys,
            }
          : undefined
      }
      onClose={onClose}
    >
      {trainings.length === 0 && <Notice tone="warn">{t('noTrainings')}</Notice>}
      <Field label={t('field.training')} error={errorOf('tid')} isRequired>
        <Select
          options={trainings.map(({ id, title, isOfGroup }) => ({
            value: String(id),
            label: isOfGroup ? title : t('ofSite', { title }),
          }))}
          {...register('tid')}
        />
      </Field>
      <Field label={t('field.title')} hint={t('field.titleHint')} error={errorOf('title')}>
        <TextInput maxLength={longestTitle} {...register('title')} />
      </Field>
      <div className={styles.times}>
        <Field label={t('field.starts')} error={errorOf('starts')} isRequired>
          <TextInput type="datetime-local" {...register('starts')} />
        </Field>
        <Field label={t('field.due')} error={errorOf('due')} isRequired>
          <TextInput type="datetime-local" {...register('due')} />
        </Field>
        <Field label={t('field.late')} error={errorOf('lateRule')}>
          <Select
            options={Object.entries(lateRules).map(([name, value]) => ({
              value: String(value),
              label: t(`rule.${name as keyof typeof lateRules}`),
            }))}
            {...register('lateRule')}
          />
        </Field>
        {rule === lateRules.percent && (
          <Field label={t('field.percent')} error={errorOf('percent')} isRequired>
            <NumberInput unit="%" maxLength={3} {...register('percent')} />
          </Field>
        )}
        {rule !== lateRules.nothing && (
          <Field
            label={t('field.cutOff')}
            hint={rule === lateRules.percent ? t('field.cutOffHint') : undefined}
            error={errorOf('cutOff')}
            isRequired={rule === lateRules.full}
          >
            <TextInput type="datetime-local" {...register('cutOff')} />
          </Field>
        )}
        <Field label={t('field.counts')}>
          <Select
            options={[
              { value: '0', label: t('field.best') },
              { value: '1', label: t('field.last') },
            ]}
            {...register('counts')}
          />
        </Field>
      </div>
    </EditDialog>
  );
}
