import { useTranslation } from 'react-i18next';
import { object } from 'valibot';
import { trainingsKey } from '../../../entities/training/trainingQueries';
import { api } from '../../../shared/api/calls';
import { EditDialog } from '../../../shared/forms/EditDialog';
import { numberOf } from '../../../shared/forms/fieldRules';
import { useEditForm } from '../../../shared/forms/useEditForm';
import { Field } from '../../../shared/ui/Field';
import { NumberInput } from '../../../shared/ui/NumberInput';
import { toast } from '../../../shared/ui/toast';

interface CloneDialogProps {
  /** The group that the trainings come into. */
  gid: number;
  onClose: () => void;
}

/** Root copies the trainings of another group into this one (S3 §2.5). */
export function CloneDialog({ gid, onClose }: CloneDialogProps) {
  const { t } = useTranslation('adminTrainings');
  const edit = useEditForm({
    values: { source: '' },
    schema: object({ source: numberOf(/^[1-9]\d{0,8}$/, t('group.badSource')) }),
    save: ({ source }) =>
      api('POST /api/group/clone-training', { body: { sgid: source, tgid: gid }, isQuiet: true }),
    keys: [trainingsKey],
    fieldOf: { 'group.missing': 'source', 'group.same_group': 'source' },
    onSaved: ({ cloned, skippedProblems }) => {
      toast.success(t('group.cloned', { count: cloned, skipped: skippedProblems }));
      onClose();
    },
  });
  return (
    <EditDialog title={t('group.cloneTitle')} edit={edit} onClose={onClose}>
      <Field
        label={t('group.source')}
        hint={t('group.sourceHint')}
        error={edit.errorOf('source')}
        isRequired
      >
        <NumberInput autoFocus maxLength={9} {...edit.register('source')} />
      </Field>
    </EditDialog>
  );
}
