import { request } from '../../../shared/api/client';
import type { components } from '../../../shared/api/schema';

/** Contract admin.md §4. */
export type Role = components['schemas']['RoleCount'];
export type Permission = components['schemas']['PermissionRow'];
export type RoleAuth = components['schemas']['RoleAuth'];

/** Its rights cannot be changed. */
export const rootRoleId = 1000;

export const rolesKey = ['admin', 'roles'] as const;

export const rolesQuery = {
  queryKey: rolesKey,
  queryFn: () => request<Role[]>('/api/admin/role/list', { isQuiet: true }),
};

export const permissionsQuery = {
  queryKey: ['admin', 'permissions'] as const,
  queryFn: () => request<Permission[]>('/api/admin/auth/list', { isQuiet: true }),
};

export const roleAuthQuery = (roleId: number) => ({
  queryKey: [...rolesKey, roleId] as const,
  queryFn: () => request<RoleAuth>('/api/admin/role-auth', { query: { roleId }, isQuiet: true }),
});

export function saveRoleAuth(roleId: number, authIds: readonly number[]): Promise<null> {
  return request<null>('/api/admin/role-auth', {
    method: 'PUT',
    body: { roleId, authIds },
    isQuiet: true,
  });
}
