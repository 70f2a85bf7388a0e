import { groupsKey } from '../../entities/group/groupQueries';
import { api } from '../../shared/api/calls';
import type { GroupFilters } from './groupFilters';

export const groupListQuery = (filters: GroupFilters) => ({
  queryKey: [...groupsKey, filters] as const,
  queryFn: () => {
    const { keyword, ...others } = filters;
    return api('GET /api/get-group-list', {
      query: { ...others, keyword: keyword || null },
      isQuiet: true,
    });
  },
  // Each change of the address reads anew.
  staleTime: 0,
});
