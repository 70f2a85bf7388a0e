import { request } from '../../../shared/api/client';
import type { components } from '../../../shared/api/schema';

/** Contract admin.md §7.2. */
export type DoctorCheck = components['schemas']['DoctorCheck'];
export type DoctorFindings = components['schemas']['DoctorFindings'];
export type SlowQueries = components['schemas']['SlowQueries'];

const path = '/api/admin/doctor';

export const doctorKey = ['admin', 'doctor'] as const;

/** The answer is in the caller's language, so that it is part of the key. */
export const doctorQuery = (locale: string) => ({
  queryKey: [...doctorKey, locale] as const,
  queryFn: () => request<DoctorFindings>(path, { isQuiet: true }),
});

export const measureAgain = () => request<DoctorFindings>(`${path}/run`, { method: 'POST' });

export const slowQueriesQuery = {
  queryKey: ['admin', 'slowQueries'] as const,
  queryFn: () => request<SlowQueries>(`${path}/slow-queries`, { isQuiet: true }),
};

/** The worst first, else as the server lists them. */
export function byUrgency(checks: readonly DoctorCheck[]): DoctorCheck[] {
  const order = { red: 0, amber: 1, green: 2 } as const;
  return [...checks].sort((one, other) => order[one.level] - order[other.level]);
}
