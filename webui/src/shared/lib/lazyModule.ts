/** Code that is fetched when it is first needed. */
import { useState } from 'react';
import { useOnChange } from './useOnChange';
import { withinChunkTime } from './withinChunkTime';

/** Between the first try and the second, in ms: a switch that blinks is back by then. */
const pause = 1_000;

export interface LazyModule<Module> {
  /** The module, once it has come. */
  current: () => Module | null;
  /** Fetches it, at most once at a time. A failure is not remembered: the next call tries again. */
  load: () => Promise<Module>;
}

/** `lazyModule(() => import('./drawCharts'))`: tried twice, within the time that a part may take. */
export function lazyModule<Module>(fetchModule: () => Promise<Module>): LazyModule<Module> {
  let known: Module | null = null;
  let underWay: Promise<Module> | null = null;
  const keep = (module: Module) => {
    known = module;
    return module;
  };
  return {
    current: () => known,
    load: () => {
      if (known) return Promise.resolve(known);
      underWay ??= withinChunkTime(fetchTwice(fetchModule))
        .then(keep)
        .finally(() => {
          underWay = null;
        });
      return underWay;
    },
  };
}

async function fetchTwice<Module>(fetchModule: () => Promise<Module>): Promise<Module> {
  try {
    return await fetchModule();
  } catch {
    await new Promise((done) => setTimeout(done, pause));
    return fetchModule();
  }
}

export interface LazyModuleUse<Module> {
  /** Null while it is coming. */
  module: Module | null;
  /** Why it did not come. */
  error: unknown;
  retry: () => void;
}

/** The module for a component that can be drawn without it; `isNeeded` starts the fetching. */
export function useLazyModule<Module>(
  source: LazyModule<Module>,
  isNeeded = true,
): LazyModuleUse<Module> {
  const [, redraw] = useState(0);
  const [error, setError] = useState<unknown>(null);
  const [attempt, setAttempt] = useState(0);
  const module = source.current();
  useOnChange(
    () => {
      if (!isNeeded || module) return;
      if (source.current()) {
        // It came after this was drawn, and before anybody waited for it.
        redraw((count) => count + 1);
        return;
      }
      let isGone = false;
      setError(null);
      source.load().then(
        () => !isGone && redraw((count) => count + 1),
        (reason: unknown) => !isGone && setError(reason ?? new Error('The part did not come')),
      );
      return () => {
        isGone = true;
      };
    },
    source,
    isNeeded,
    attempt,
  );
  return { module, error: module ? null : error, retry: () => setAttempt((count) => count + 1) };
}
