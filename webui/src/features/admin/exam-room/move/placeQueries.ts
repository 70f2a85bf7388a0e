import { api } from '../../../../shared/api/calls';

export const placesKey = (tid: number, uid: string) => ['exam', tid, 'places', uid] as const;

/** At which computers somebody has worked, the newest first. */
export const placesQuery = (tid: number, uid: string) => ({
  queryKey: placesKey(tid, uid),
  queryFn: () => api('GET /api/admin/exam/places', { query: { tid, uid }, isQuiet: true }),
});

export const movePerson = (tid: number, uid: string, reason: string) =>
  api('POST /api/admin/exam/move', {
    body: { tid, uid, ...(reason && { reason }) },
    isQuiet: true,
  });
