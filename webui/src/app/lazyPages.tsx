/** Every page and frame as a lazy part: code and texts together, no half-translated screen is seen. */
import type { ComponentType } from 'react';
import { loadTexts, type TextSet } from '../shared/i18n/i18n';
import { forgetReload } from '../shared/lib/reloadOnce';
import { type LazyPart, lazyPart } from '../shared/ui/lazyPart';
import { Skeleton } from '../shared/ui/Skeleton';
import { ErrorPage } from './ErrorPage';
import { FocusHeading } from './FocusHeading';
import { type FrameEntry, type FrameName, type FrameProps, frames } from './frames';
import type { PageEntry } from './pageEntry';
import { contentsOf, pages } from './pages';
import type { RouteName } from './routes';

type Loader<Props> = () => Promise<{ default: ComponentType<Props> }>;

async function withTexts<Props>(load: Loader<Props>, texts: readonly TextSet[]) {
  const [module] = await Promise.all([load(), loadTexts(texts)]);
  forgetReload();
  return module;
}

const place = { waiting: <Skeleton lines={6} height={20} />, missing: ErrorPage };

function asPage(entry: PageEntry, name: RouteName): LazyPart<object> {
  return lazyPart(async () => {
    const { load, texts } = await contentsOf(name, entry);
    const { default: Page } = await withTexts(load, texts);
    return {
      default: () => (
        <>
          <Page />
          <FocusHeading />
        </>
      ),
    };
  }, place);
}

function asFrame({ load, texts = [] }: FrameEntry): LazyPart<FrameProps> | null {
  return load ? lazyPart(() => withTexts(load, texts), place) : null;
}

const mapped = <From, To>(table: object, change: (entry: From, name: RouteName) => To) =>
  Object.fromEntries(
    Object.entries(table).map(([name, entry]) => [name, change(entry, name as RouteName)]),
  );

export const lazyPages: Partial<Record<RouteName, LazyPart<object>>> = mapped(pages, asPage);

/** For an address that leads nowhere, which is seldom met. */
export const NotFound = lazyPart(() => import('./NotFound'), place);

/** Null for a frame that the shell draws by itself. */
export const lazyFrames = mapped(frames, asFrame) as Record<FrameName, LazyPart<FrameProps> | null>;

/** Fetches what an address needs, ahead of its first use; what does not come is asked for again then. */
export async function preload(route: RouteName): Promise<void> {
  const entry = pages[route];
  if (!entry) return;
  const parts = [lazyFrames[entry.frame], lazyPages[route]];
  await Promise.allSettled(parts.map((part) => part?.preload()));
}
