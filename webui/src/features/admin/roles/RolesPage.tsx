import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLeaveQuestion } from '../../../shared/forms/useLeaveGuard';
import { useTitle } from '../../../shared/lib/useTitle';
import { useAddress } from '../../../shared/lists/useAddress';
import { Card } from '../../../shared/ui/Card';
import { classNames } from '../../../shared/ui/classNames';
import { ErrorState } from '../../../shared/ui/ErrorState';
import layout from '../../../shared/ui/layout.module.css';
import { PageHead } from '../../../shared/ui/PageHead';
import { confirm } from '../../../shared/ui/questions';
import { Skeleton } from '../../../shared/ui/Skeleton';
import { AdminPage } from '../AdminPage';
import { RoleRights } from './RoleRights';
import { permissionsQuery, roleAuthQuery, rolesQuery } from './roleCalls';
import styles from './roles.module.css';

/** Administrators. */
const usualRole = 1001;

/** /admin/role */
export default function RolesPage() {
  const { t } = useTranslation(['adminRoles', 'admin']);
  const roles = useQuery(rolesQuery);
  const { filters, show } = useAddress({ role: usualRole });
  const chosen = roles.data?.find(({ id }) => id === filters.role)?.id ?? usualRole;
  const [isChanged, setChanged] = useState(false);
  const leaveQuestion = useLeaveQuestion();
  useTitle(t('title'));

  const choose = async (role: number) => {
    if (role === chosen || (isChanged && !(await confirm(leaveQuestion)))) return;
    setChanged(false);
    show({ role }, 'correction');
  };

  return (
    <AdminPage crumbs={[{ label: t('title') }]}>
      <PageHead title={t('title')} />
      <div className={layout.stack}>
        <p>{t('text')}</p>
        {roles.isPending && <Skeleton lines={6} height={28} />}
        {roles.isError && <ErrorState error={roles.error} onRetry={() => void roles.refetch()} />}
        {roles.data && (
          <div className={styles.columns}>
            <Card title={t('roles')}>
              <ul className={styles.roles}>
                {roles.data.map((role) => (
                  <li key={role.id}>
                    <button
                      type="button"
                      className={classNames(styles.role, role.id === chosen && styles.chosen)}
                      aria-pressed={role.id === chosen}
                      onClick={() => void choose(role.id)}
                    >
                      <span className={styles.roleName}>
                        {t(`admin:role.${role.id}` as 'admin:role.1000')}
                        <span className={styles.id}>{role.id}</span>
                      </span>
                      <span className={styles.count}>{t('people', { count: role.userCount })}</span>
                    </button>
                  </li>
                ))}
              </ul>
            </Card>
            <Rights key={chosen} roleId={chosen} onChanged={setChanged} />
          </div>
        )}
      </div>
    </AdminPage>
  );
}

interface RightsProps {
  roleId: number;
  onChanged: (isChanged: boolean) => void;
}

function Rights({ roleId, onChanged }: RightsProps) {
  const { t } = useTranslation(['adminRoles', 'admin']);
  const permissions = useQuery(permissionsQuery);
  const held = useQuery(roleAuthQuery(roleId));
  return (
    <Card title={t(`admin:role.${roleId}` as 'admin:role.1000')} hasRule isPadded>
      {(permissions.isPending || held.isPending) && <Skeleton lines={6} height={24} />}
      {held.isError && <ErrorState error={held.error} onRetry={() => void held.refetch()} />}
      {permissions.data && held.data && (
        <RoleRights role={held.data} permissions={permissions.data} onChanged={onChanged} />
      )}
    </Card>
  );
}
