import { api, type Schemas } from '../../../shared/api/calls';

export type Honor = Schemas['HonorTitle'];
export type HonorBody = Omit<Honor, 'id'>;

export const honorsKey = ['admin', 'honors'] as const;

export const honorListQuery = {
  queryKey: honorsKey,
  queryFn: () => api('GET /api/admin/honor/list', { isQuiet: true }),
};

/** Null makes a new one. */
export async function saveHonor(id: number | null, body: HonorBody): Promise<void> {
  if (id === null) await api('POST /api/admin/honor', { body, isQuiet: true });
  else await api('PUT /api/admin/honor', { body: { id, ...body }, isQuiet: true });
}

export function deleteHonor(id: number): Promise<null> {
  return api('DELETE /api/admin/honor', { query: { id } });
}
