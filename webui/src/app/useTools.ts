import { useQuery } from '@tanstack/react-query';
import { request } from '../shared/api/client';

/** Contract home.md, tools. */
export interface Tool {
  id: number;
  name: string;
  url: string;
}

/** The tool box of the navigation; empty until the answer is there. */
export function useTools(): readonly Tool[] {
  const { data } = useQuery({
    queryKey: ['tools'],
    queryFn: () => request<Tool[]>('/api/tools', { isQuiet: true }),
    staleTime: 600_000,
  });
  return data ?? [];
}
