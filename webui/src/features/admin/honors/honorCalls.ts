import { request } from '../../../shared/api/client';
import type { components } from '../../../shared/api/schema';

export type Honor = components['schemas']['HonorTitle'];
export type HonorBody = Omit<Honor, 'id'>;

const path = '/api/admin/honor';

export const honorsKey = ['admin', 'honors'] as const;

export const honorListQuery = {
  queryKey: honorsKey,
  queryFn: () => request<Honor[]>(`${path}/list`, { isQuiet: true }),
};

/** Null makes a new one. */
export async function saveHonor(id: number | null, body: HonorBody): Promise<void> {
  if (id === null) await request(path, { method: 'POST', body, isQuiet: true });
  else await request(path, { method: 'PUT', body: { id, ...body }, isQuiet: true });
}

export function deleteHonor(id: number): Promise<null> {
  return request<null>(path, { method: 'DELETE', query: { id } });
}
