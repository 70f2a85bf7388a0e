/** Whether the server has another release of the page than this one. Every answer tells. */
import { useSyncExternalStore } from 'react';
import { bootData } from './boot';

let isOutdated = false;
const listeners = new Set<() => void>();

/** `build` is what an answer named; null where it named none. */
export function noteBuild(build: string | null): void {
  const differs = Boolean(build) && build !== bootData().build;
  if (!build || differs === isOutdated) return;
  isOutdated = differs;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useIsOutdated(): boolean {
  return useSyncExternalStore(subscribe, () => isOutdated);
}
