import { api } from '../../../../shared/api/calls';

/** Below the contest's own key: what is saved there decides who may read. */
export const contestToolsKey = (cid: number) => ['admin', 'contests', cid, 'clics'] as const;

export const contestToolsQuery = (cid: number) => ({
  queryKey: contestToolsKey(cid),
  queryFn: () => api('GET /api/admin/contest/clics', { query: { cid }, isQuiet: true }),
});

/** The token, which is told this once. */
export const makeToken = async (cid: number): Promise<string> =>
  (await api('POST /api/admin/contest/clics-token', { body: { cid }, isQuiet: true })).token;

export const withdrawToken = (cid: number) =>
  api('DELETE /api/admin/contest/clics-token', { query: { cid }, isQuiet: true });
