import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { array, number, object } from 'valibot';
import { EditNotices } from '../../../shared/forms/EditNotices';
import { useEditForm } from '../../../shared/forms/useEditForm';
import type { Right } from '../../../shared/session/allowed';
import { Button } from '../../../shared/ui/Button';
import { Checkbox } from '../../../shared/ui/Checkbox';
import { Notice } from '../../../shared/ui/Notice';
import {
  type Permission,
  type RoleAuth,
  rolesKey,
  rootRoleId,
  saveRoleAuth,
  staffRoleIds,
} from './roleCalls';
import styles from './roles.module.css';

const schema = object({ held: array(number()) });
const byNumber = (one: number, other: number) => one - other;

/** In this order, and whether it counts in an admin role alone. What no call asks for yet is not
 * offered: nobody could use it. */
const offered: Record<Right, boolean> = {
  submit: false,
  comment_add: false,
  reply_add: false,
  discussion_add: false,
  discussion_edit: false,
  discussion_del: false,
  group_add: false,
  group_del: false,
  problem_admin: true,
  contest_admin: true,
  rejudge: true,
  user_admin: true,
  announcement_admin: true,
  system_info_admin: true,
};
const order = Object.keys(offered) as Right[];

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
  const isStaff = staffRoleIds.includes(role.id);
  const isLoose = isChanged && !edit.isBusy;
  useEffect(() => onChanged(isLoose), [isLoose, onChanged]);

  const turn = (id: number, isHeld: boolean) => {
    const others = held.filter((each) => each !== id);
    const next = isHeld ? [...others, id].sort(byNumber) : others;
    form.setValue('held', next, { shouldDirty: true });
  };

  return (
    <div className={styles.rights}>
      {!isStaff && <Notice>{t('officeOnly')}</Notice>}
      {isRoot && <Notice>{t('rootIsFixed')}</Notice>}
      <EditNotices edit={edit} />
      <div className={styles.boxes}>
        {order
          .filter((right) => isStaff || !offered[right])
          .map((right) => {
            const id = permissions.find((each) => each.permission === right)?.id;
            if (id === undefined) return null;
            return (
              <Checkbox
                key={right}
                label={t(`permission.${right}`)}
                hint={t(`opens.${right}`)}
                checked={held.includes(id)}
                disabled={isRoot}
                onChange={(event) => turn(id, event.currentTarget.checked)}
              />
            );
          })}
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
