import type { ComponentType } from 'react';

type WayOn = ComponentType<{ error: unknown }>;

let load: () => Promise<{ default: WayOn }> = async () => ({ default: () => null });

/** Set once by the application, which knows where whoever is refused may go on. */
export function setWayOn(loader: typeof load): void {
  load = loader;
}

export const loadWayOn = (): Promise<{ default: WayOn }> => load();
