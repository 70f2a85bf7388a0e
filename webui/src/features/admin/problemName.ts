/** What a page about one problem calls it, in the back-office and in its group's pages. */
import { api } from '../../shared/api/calls';

export const problemNameQuery = (pid: number, isOfGroup: boolean) => ({
  queryKey: ['admin', 'problem-name', pid] as const,
  queryFn: () => {
    const asked = { query: { pid }, isQuiet: true };
    return isOfGroup ? api('GET /api/group/problem', asked) : api('GET /api/admin/problem', asked);
  },
});
