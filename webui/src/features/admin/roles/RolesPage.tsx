import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTitle } from '../../../shared/lib/useTitle';
import { Card } from '../../../shared/ui/Card';
import { classNames } from '../../../shared/ui/classNames';
import { ErrorState } from '../../../shared/ui/ErrorState';
import layout from '../../../shared/ui/layout.module.css';
import { PageHead } from '../../../shared/ui/PageHead';
import { Skeleton } from '../../../shared/ui/Skeleton';
import { AdminFrame } from '../AdminFrame';
import { RoleRights } from './RoleRights';
import { permissionsQuery, roleAuthQuery, rolesQuery } from './roleCalls';
import styles from './roles.module.css';

/** /admin/role */
export default function RolesPage() {
  const { t } = useTranslation('adminRoles');
  const roles = useQuery(rolesQuery);
  const [chosen, setChosen] = useState(1001);
  useTitle(t('title'));

  return (
    <AdminFrame active="AdminRoles" crumbs={[{ label: t('title') }]}>
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
                      onClick={() => setChosen(role.id)}
                    >
                      <span className={styles.roleName}>
                        {t(`role.${role.id}` as 'role.1000')}
                        <span className={styles.id}>{role.id}</span>
                      </span>
                      <span className={styles.count}>{t('people', { count: role.userCount })}</span>
                    </button>
                  </li>
                ))}
              </ul>
            </Card>
            <Rights key={chosen} roleId={chosen} />
          </div>
        )}
      </div>
    </AdminFrame>
  );
}

function Rights({ roleId }: { roleId: number }) {
  const { t } = useTranslation('adminRoles');
  const permissions = useQuery(permissionsQuery);
  const held = useQuery(roleAuthQuery(roleId));
  return (
    <Card title={t(`role.${roleId}` as 'role.1000')} hasRule isPadded>
      {(permissions.isPending || held.isPending) && <Skeleton lines={6} height={24} />}
      {held.isError && <ErrorState error={held.error} onRetry={() => void held.refetch()} />}
      {permissions.data && held.data && (
        // A newer answer starts the form anew.
        <RoleRights key={held.dataUpdatedAt} role={held.data} permissions={permissions.data} />
      )}
    </Card>
  );
}
