import { useTranslation } from 'react-i18next';
import { object, picklist } from 'valibot';
import { type Person, peopleKey } from '../../../../entities/user/people';
import { EditDialog } from '../../../../shared/forms/EditDialog';
import { useEditForm } from '../../../../shared/forms/useEditForm';
import { isRoot } from '../../../../shared/session/session';
import { useUser } from '../../../../shared/session/useUser';
import { Field } from '../../../../shared/ui/Field';
import { Notice } from '../../../../shared/ui/Notice';
import { Select } from '../../../../shared/ui/Select';
import { isStaffRole, type RoleId, roleIds } from '../userForm';
import { changeMany } from './batchCalls';
import type { Batches } from './useBatches';

interface RoleDialogProps {
  people: readonly Person[];
  batches: Batches;
}

export function RoleDialog({ people, batches }: RoleDialogProps) {
  const { t } = useTranslation(['adminUsers', 'admin']);
  const mayMakeStaff = isRoot(useUser());
  const offered = roleIds.filter((id) => mayMakeStaff || !isStaffRole(id));
  const edit = useEditForm({
    values: { role: 1002 as RoleId },
    schema: object({ role: picklist(roleIds) }),
    save: ({ role }) => changeMany(people, { type: role }),
    said: batches.said,
    keys: [peopleKey],
    onSaved: batches.finish,
  });
  const isStaff = isStaffRole(Number(edit.form.watch('role')));
  return (
    <EditDialog
      title={t('batch.roleTitle', { count: people.length })}
      edit={edit}
      saveLabel={t('batch.roleConfirm')}
      onClose={batches.close}
    >
      <p>{batches.namesOf(people)}</p>
      <Field label={t('form.role')}>
        <Select
          options={offered.map((id) => ({ value: String(id), label: t(`admin:role.${id}`) }))}
          {...edit.register('role', { setValueAs: Number })}
        />
      </Field>
      <Notice tone="warn">{t(isStaff ? 'batch.staffRole' : 'batch.roleBody')}</Notice>
    </EditDialog>
  );
}
