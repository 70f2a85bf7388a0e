import { useLocation, useSearch } from 'wouter';
import { to } from '../../app/routes';
import { addressQuery, changeQuery, defaultQuery, type ListQuery, parseQuery } from './listQuery';

/** The filters, kept in the address so that back, reload and a sent link show the same list. */
export function useListQuery() {
  const query = parseQuery(useSearch());
  const [, navigate] = useLocation();
  const go = (next: ListQuery) => navigate(to('ProblemList', {}, addressQuery(next)));
  return {
    query,
    change: (change: Partial<ListQuery>) => go(changeQuery(query, change)),
    reset: () => go(defaultQuery),
  };
}
