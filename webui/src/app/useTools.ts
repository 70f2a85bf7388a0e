import { useQuery } from '@tanstack/react-query';
import { api } from '../shared/api/calls';
import type { Tool } from '../shared/api/types';

/** The tool box of the navigation; empty until the answer is there. */
export function useTools(): readonly Tool[] {
  const { data } = useQuery({
    queryKey: ['tools'],
    queryFn: () => api('GET /api/tools', { isQuiet: true }),
    staleTime: 600_000,
  });
  return data ?? [];
}
