import { api, type Schemas } from '../../shared/api/calls';

export type UserHome = Schemas['UserHomeAnswer'];

/** Whom the address names; nobody means the reader. */
export interface PersonName {
  uid: string | null;
  username: string | null;
}

export const userHomeQuery = (person: PersonName, reader: string | null) => ({
  queryKey: ['userHome', 'info', person, reader] as const,
  queryFn: () => api('GET /api/get-user-home-info', { query: { ...person }, isQuiet: true }),
});

export const heatmapQuery = (uid: string) => ({
  queryKey: ['userHome', 'heatmap', uid] as const,
  queryFn: () => api('GET /api/get-user-calendar-heatmap', { query: { uid }, isQuiet: true }),
});
