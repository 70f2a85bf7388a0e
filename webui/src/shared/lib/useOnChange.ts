import { type EffectCallback, useEffect, useRef } from 'react';

/**
 * Runs `effect` at first and whenever one of `triggers` has changed, with everything else as it is at
 * that moment: what it only reads does not make it run again. What it returns undoes it, as in
 * `useEffect`.
 */
export function useOnChange(effect: EffectCallback, ...triggers: readonly unknown[]) {
  const latest = useRef(effect);
  latest.current = effect;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the caller says what makes it run
  useEffect(() => latest.current(), triggers);
}
