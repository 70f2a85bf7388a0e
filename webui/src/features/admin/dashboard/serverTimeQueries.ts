import { api, type Body } from '../../../shared/api/calls';

/** Contract admin.md §22. */
export type Take = Body<'POST /api/admin/server-time'>['take'];

const refetchInterval = 30_000;

export const serverTimeQuery = {
  queryKey: ['admin', 'serverTime'] as const,
  queryFn: () => api('GET /api/admin/server-time', { isQuiet: true }),
  refetchInterval,
};

export const decideTime = (take: Take) =>
  api('POST /api/admin/server-time', { body: { take }, isQuiet: true });
