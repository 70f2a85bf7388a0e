import { useMemo, useRef } from 'react';
import { useLocation, useSearch } from 'wouter';
import { type AddressForm, type AddressWords, plainForm, searchOf } from './address';

/** How a change enters the browser's history. A choice, or another page, is a step that the back
 * button takes back. All that is typed for one search is one step. A correction is none. */
export type AddressStep = 'choice' | 'typing' | 'correction';

/** What a list shows, kept in the address so that back, reload and a sent link show the same. */
export function useAddressOf<Filters>(form: AddressForm<Filters>) {
  const search = useSearch();
  const filters = form.read(search);
  const [path, navigate] = useLocation();
  /** The address that the search in hand has led to. */
  const typed = useRef<string | null>(null);

  const go = (next: Filters, step: AddressStep) => {
    const here = path + (search && `?${search}`);
    const target = path + searchOf(form.write(next));
    const goesOn = step === 'typing' && typed.current === here;
    typed.current = step === 'typing' ? target : null;
    if (target !== here) navigate(target, { replace: goesOn || step === 'correction' });
  };
  return {
    filters,
    /** Begins at the first page, unless the change names one. */
    show: (change: Partial<Filters>, step: AddressStep = 'choice') =>
      go({ ...filters, ...form.firstPage, ...change }, step),
    reset: () => go(form.read(''), 'choice'),
  };
}

/** The same for filters that are plain words beside a `page`. */
export function useAddress<Filters extends AddressWords>(defaults: Filters) {
  const form = useMemo(() => plainForm(defaults), [defaults]);
  const { filters, show } = useAddressOf(form);
  return {
    filters,
    show,
    turn: (page: number, step: AddressStep = 'choice') =>
      show({ page } as unknown as Partial<Filters>, step),
  };
}
