import { useQuery } from '@tanstack/react-query';
import { bootData } from '../shared/api/boot';
import { api } from '../shared/api/calls';
import type { Tool } from '../shared/api/types';

/** The tool box of the navigation, as the page came with it until it is asked for again. */
export function useTools(): readonly Tool[] {
  const { data } = useQuery<readonly Tool[]>({
    queryKey: ['tools'],
    initialData: bootData().tools,
    queryFn: () => api('GET /api/tools', { isQuiet: true }),
    staleTime: 600_000,
  });
  return data;
}
