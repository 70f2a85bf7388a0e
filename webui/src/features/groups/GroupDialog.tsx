import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { to } from '../../app/routes';
import { GroupForm } from '../../entities/group/GroupForm';
import {
  groupFormBody,
  groupFormSchema,
  groupFormValues,
} from '../../entities/group/groupFormRules';
import { groupsKey } from '../../entities/group/groupQueries';
import { api } from '../../shared/api/calls';
import { EditDialog } from '../../shared/forms/EditDialog';
import { useEditForm } from '../../shared/forms/useEditForm';

/** A new group; its maker is its owner, and is taken there. */
export default function GroupDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['groups', 'groupForm']);
  const { t: words } = useTranslation('groupForm');
  const [, navigate] = useLocation();
  const edit = useEditForm({
    values: groupFormValues(),
    schema: groupFormSchema(words),
    save: (values) => api('POST /api/group', { body: groupFormBody(values), isQuiet: true }),
    said: t('created'),
    keys: [groupsKey],
    mode: 'onTouched',
    onSaved: ({ gid }) => {
      onClose();
      navigate(to('GroupDetails', { groupID: gid }));
    },
  });
  return (
    <EditDialog title={t('create')} size="full" edit={edit} onClose={onClose}>
      <GroupForm form={edit.form} />
    </EditDialog>
  );
}
