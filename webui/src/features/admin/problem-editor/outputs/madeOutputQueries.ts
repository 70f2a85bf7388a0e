/** Answers made by a reference solution (contract admin.md §8.5). */
import { api, type Schemas } from '../../../../shared/api/calls';

export type OutputRow = Schemas['OutputRow'];
export type Outputs = Schemas['OutputsState'];

export interface WantedOutputs {
  solutionId: number;
  /** Also of cases that have an answer. */
  every: boolean;
}

export async function startOutputs(pid: number, wanted: WantedOutputs): Promise<string> {
  const body = { pid, ...wanted };
  return (await api('POST /api/admin/problem/outputs', { body, isQuiet: true })).key;
}

export const outputsQuery = (key: string | null) => ({
  queryKey: ['admin', 'madeOutputs', key] as const,
  queryFn: () =>
    api('GET /api/admin/problem/outputs', { query: { key: key ?? '' }, isQuiet: true }),
  enabled: key !== null,
  retry: false,
});

/** `partly`: cases that did not end well keep their answers. */
export const applyOutputs = (key: string, partly: boolean) =>
  api('POST /api/admin/problem/outputs-apply', { body: { key, partly }, isQuiet: true });
