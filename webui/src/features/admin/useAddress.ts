import { useLocation, useSearch } from 'wouter';
import { type AddressWords, readAddress, writeAddress } from './address';

/** What a page shows, kept in the address so that back, reload and a sent link show the same. */
export function useAddress<Filters extends AddressWords>(defaults: Filters) {
  const filters = readAddress(useSearch(), defaults);
  const [path, navigate] = useLocation();
  return {
    filters,
    /** Another filter begins at the first page. */
    show: (change: Partial<Filters>) =>
      navigate(path + writeAddress({ ...filters, page: 1, ...change }, defaults), {
        replace: true,
      }),
    turn: (page: number, options?: { replace?: boolean }) =>
      navigate(path + writeAddress({ ...filters, page }, defaults), options),
  };
}
