/** The one way to load a part of a screen later: it can be late or missing, its surroundings stay. */
import type { ComponentType, ReactNode } from 'react';
import { lazyModule, useLazyModule } from '../lib/lazyModule';
import { CrashBoundary } from './CrashBoundary';
import { MissingDialog, MissingPart, type MissingPartProps } from './MissingPart';

interface LazyPartOptions {
  /** Shown while it is coming. */
  waiting?: ReactNode;
  /**
   * What stands in its place when it does not come: a notice, a dialog for a part that is one,
   * nothing for a decoration that nobody asked for, or something of its own.
   */
  missing?: 'notice' | 'dialog' | 'nothing' | ComponentType<MissingPartProps>;
}

export type LazyPart<Props> = ComponentType<Props> & {
  /** Fetches the code ahead of its first use. */
  preload: () => Promise<unknown>;
};

/** `const Chart = lazyPart(() => import('./Chart'))` */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  { waiting = null, missing = 'notice' }: LazyPartOptions = {},
): LazyPart<Props> {
  const source = lazyModule(load);
  const instead = (props: Props, retry: () => void, number?: string) => {
    const reason = number === undefined ? 'missing' : 'crashed';
    const told = { reason, number, onRetry: retry } as const;
    if (missing === 'nothing') return null;
    if (missing === 'dialog') {
      const { onClose } = props as { onClose?: () => void };
      return <MissingDialog {...told} onClose={onClose} />;
    }
    const Missing = missing === 'notice' ? MissingPart : missing;
    return <Missing {...told} />;
  };
  const Part = (props: Props) => {
    const { module, error, retry } = useLazyModule(source);
    if (error) return instead(props, retry);
    if (!module) return waiting;
    const Loaded = module.default;
    return (
      <CrashBoundary instead={(crash) => instead(props, crash.retry, crash.number)}>
        <Loaded {...props} />
      </CrashBoundary>
    );
  };
  return Object.assign(Part, { preload: source.load });
}
