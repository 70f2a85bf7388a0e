import { useCallback, useRef } from 'react';

/** The same function at each drawing, which does what the latest one would: for those that are drawn
 * anew when a function they are given is another. Not to be called while drawing. */
export function useSteady<Arguments extends unknown[], Result>(
  latest: (...values: Arguments) => Result,
): (...values: Arguments) => Result {
  const kept = useRef(latest);
  kept.current = latest;
  return useCallback((...values: Arguments) => kept.current(...values), []);
}
