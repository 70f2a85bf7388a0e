import { api, type Schemas } from '../../../shared/api/calls';

/** Contract admin.md §7.2. */
export type DoctorCheck = Schemas['DoctorCheck'];

const doctorKey = ['admin', 'doctor'] as const;

/** The answer is in the caller's language, so that it is part of the key. */
export const doctorQuery = (locale: string) => ({
  queryKey: [...doctorKey, locale] as const,
  queryFn: () => api('GET /api/admin/doctor', { isQuiet: true }),
});

export const measureAgain = () => api('POST /api/admin/doctor/run');

export const slowQueriesQuery = {
  queryKey: ['admin', 'slowQueries'] as const,
  queryFn: () => api('GET /api/admin/doctor/slow-queries', { isQuiet: true }),
};

/** The worst first, else as the server lists them. */
export function byUrgency(checks: readonly DoctorCheck[]): DoctorCheck[] {
  const order = { red: 0, amber: 1, green: 2 } as const;
  return [...checks].sort((one, other) => order[one.level] - order[other.level]);
}
