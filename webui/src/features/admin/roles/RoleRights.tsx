import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { array, number, object } from 'valibot';
import { EditNotices } from '../../../shared/forms/EditNotices';
import { useEditForm } from '../../../shared/forms/useEditForm';
import { Button } from '../../../shared/ui/Button';
import { Checkbox } from '../../../shared/ui/Checkbox';
import { Notice } from '../../../shared/ui/Notice';
import { type Permission, type RoleAuth, rolesKey, rootRoleId, saveRoleAuth } from './roleCalls';
import styles from './roles.module.css';

const schema = object({ held: array(number()) });
const byNumber = (one: number, other: number) => one - other;

interface RoleRightsProps {
  role: RoleAuth;
  permissions: readonly Permission[];
  onChanged: (isChanged: boolean) => void;
}

/** What a role may do, to be ticked; it counts from everybody's next click on. */
export function RoleRights({ role, permissions, onChanged }: RoleRightsProps) {
  const { t } = useTranslation('adminRoles');
  const edit = useEditForm({
    values: { held: role.auths.map(({ id }) => id).sort(byNumber) },
    schema,
    save: ({ held }) => saveRoleAuth(role.id, held),
    said: t('saved'),
    keys: [rolesKey],
  });
  const { form, isChanged } = edit;
  const isRoot = role.id === rootRoleId;
  const held = form.watch('held');
  const isLoose = isChanged && !edit.isBusy;
  useEffect(() => onChanged(isLoose), [isLoose, onChanged]);

  const turn = (id: number, isHeld: boolean) => {
    const others = held.filter((each) => each !== id);
    const next = isHeld ? [...others, id].sort(byNumber) : others;
    form.setValue('held', next, { shouldDirty: true });
  };

  return (
    <div className={styles.rights}>
      {isRoot && <Notice>{t('rootIsFixed')}</Notice>}
      <EditNotices edit={edit} />
      <div className={styles.boxes}>
        {permissions.map((permission) => (
          <Checkbox
            key={permission.id}
            label={t(`permission.${permission.permission}` as 'permission.submit', {
              defaultValue: permission.name,
            })}
            hint={<code>{permission.permission}</code>}
            checked={held.includes(permission.id)}
            disabled={isRoot}
            onChange={(event) => turn(permission.id, event.currentTarget.checked)}
          />
        ))}
      </div>
      {!isRoot && (
        <div>
          <Button
            kind="primary"
            disabled={!isChanged}
            isBusy={edit.isBusy}
            onClick={() => void edit.save()}
          >
            {t('save')}
          </Button>
        </div>
      )}
    </div>
  );
}
