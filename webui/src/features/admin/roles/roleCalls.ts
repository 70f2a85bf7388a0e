import { api, type Schemas } from '../../../shared/api/calls';

/** Contract admin.md §4. */
export type Permission = Schemas['PermissionRow'];
export type RoleAuth = Schemas['RoleAuth'];

/** Its rights cannot be changed. */
export const rootRoleId = 1000;

/** Only these enter the back-office (S1 §6). */
export const staffRoleIds: readonly number[] = [1000, 1001, 1008];

export const rolesKey = ['admin', 'roles'] as const;

export const rolesQuery = {
  queryKey: rolesKey,
  queryFn: () => api('GET /api/admin/role/list', { isQuiet: true }),
};

export const permissionsQuery = {
  queryKey: ['admin', 'permissions'] as const,
  queryFn: () => api('GET /api/admin/auth/list', { isQuiet: true }),
};

export const roleAuthQuery = (roleId: number) => ({
  queryKey: [...rolesKey, roleId] as const,
  queryFn: () => api('GET /api/admin/role-auth', { query: { roleId }, isQuiet: true }),
});

export function saveRoleAuth(roleId: number, authIds: readonly number[]): Promise<null> {
  return api('PUT /api/admin/role-auth', {
    body: { roleId, authIds },
    isQuiet: true,
  });
}
