import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLeaveGuard, useLeaveQuestion } from '../../../shared/forms/useLeaveGuard';
import { useSaving } from '../../../shared/forms/useSaving';
import { Button } from '../../../shared/ui/Button';
import { Checkbox } from '../../../shared/ui/Checkbox';
import { Notice } from '../../../shared/ui/Notice';
import { type Permission, type RoleAuth, rolesKey, rootRoleId, saveRoleAuth } from './roleCalls';
import styles from './roles.module.css';

interface RoleRightsProps {
  role: RoleAuth;
  permissions: readonly Permission[];
  onChanged: (isChanged: boolean) => void;
}

/** What a role may do, to be ticked; it counts from everybody's next click on. */
export function RoleRights({ role, permissions, onChanged }: RoleRightsProps) {
  const { t } = useTranslation('adminRoles');
  const stored = role.auths.map((each) => each.id);
  const [held, setHeld] = useState<ReadonlySet<number>>(new Set(stored));
  // The form starts anew with the answer that is read after saving.
  const saving = useSaving([rolesKey], t('saved'), () => undefined);
  const isRoot = role.id === rootRoleId;
  const isChanged = held.size !== stored.length || stored.some((id) => !held.has(id));
  // What is being saved is not lost; the form stays busy until it starts anew.
  const isLoose = isChanged && !saving.isBusy;
  useLeaveGuard(isLoose, useLeaveQuestion());
  useEffect(() => onChanged(isLoose), [isLoose, onChanged]);

  const turn = (id: number, isHeld: boolean) => {
    const next = new Set(held);
    if (isHeld) next.add(id);
    else next.delete(id);
    setHeld(next);
  };

  return (
    <div className={styles.rights}>
      {isRoot && <Notice>{t('rootIsFixed')}</Notice>}
      {saving.failure && <Notice tone="bad">{saving.failure}</Notice>}
      <div className={styles.boxes}>
        {permissions.map((permission) => (
          <Checkbox
            key={permission.id}
            label={t(`permission.${permission.permission}` as 'permission.submit', {
              defaultValue: permission.name,
            })}
            hint={<code>{permission.permission}</code>}
            checked={held.has(permission.id)}
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
            isBusy={saving.isBusy}
            onClick={() => void saving.run(() => saveRoleAuth(role.id, [...held]))}
          >
            {t('save')}
          </Button>
        </div>
      )}
    </div>
  );
}
