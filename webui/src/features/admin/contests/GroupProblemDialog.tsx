import { useTranslation } from 'react-i18next';
import { object, pipe, string, trim } from 'valibot';
import { EditDialog } from '../../../shared/forms/EditDialog';
import { textOf } from '../../../shared/forms/fieldRules';
import { useEditForm } from '../../../shared/forms/useEditForm';
import { Field } from '../../../shared/ui/Field';
import { TextInput } from '../../../shared/ui/TextInput';
import { addProblemOfGroup, keysOf } from './problemQueries';

interface GroupProblemDialogProps {
  cid: number;
  onClose: () => void;
}

const longest = 50;

/** Takes a problem of the group into its contest, by its id in the group (S3 §2). */
export function GroupProblemDialog({ cid, onClose }: GroupProblemDialogProps) {
  const { t } = useTranslation('adminContests');
  const id = textOf(1, longest, t('group.idRefused'));
  const edit = useEditForm({
    values: { problemId: '', displayId: '' },
    schema: object({
      problemId: pipe(string(), trim(), id),
      displayId: pipe(string(), trim(), id),
    }),
    save: (values) => addProblemOfGroup({ cid, ...values }),
    said: t('group.added'),
    keys: keysOf(cid),
    onSaved: onClose,
  });
  return (
    <EditDialog
      title={t('problem.fromGroup')}
      edit={edit}
      saveLabel={t('group.add')}
      onClose={onClose}
    >
      <Field
        label={t('group.problemId')}
        hint={t('group.problemIdHint')}
        error={edit.errorOf('problemId')}
        isRequired
      >
        <TextInput autoFocus maxLength={longest} {...edit.register('problemId')} />
      </Field>
      <Field label={t('group.displayId')} error={edit.errorOf('displayId')} isRequired>
        <TextInput maxLength={longest} {...edit.register('displayId')} />
      </Field>
    </EditDialog>
  );
}
