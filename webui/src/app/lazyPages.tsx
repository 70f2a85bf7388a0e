/** Every page as a lazy part: code and texts together, so that no half-translated screen is seen. */
import type { ComponentType } from 'react';
import { loadTexts } from '../shared/i18n/i18n';
import { forgetReload } from '../shared/lib/reloadOnce';
import { type LazyPart, lazyPart } from '../shared/ui/lazyPart';
import { Skeleton } from '../shared/ui/Skeleton';
import { ErrorPage } from './ErrorPage';
import { FocusHeading } from './FocusHeading';
import { type PageEntry, pages } from './pages';
import type { RouteName } from './routes';

async function fetchPage({ load, texts }: PageEntry): Promise<{ default: ComponentType }> {
  const [{ default: Page }] = await Promise.all([load(), loadTexts(texts)]);
  forgetReload();
  return {
    default: () => (
      <>
        <Page />
        <FocusHeading />
      </>
    ),
  };
}

const waiting = <Skeleton lines={6} height={20} />;

export const lazyPages = Object.fromEntries(
  Object.entries(pages).map(([name, entry]) => [
    name,
    lazyPart(() => fetchPage(entry), { waiting, missing: ErrorPage }),
  ]),
) as Partial<Record<RouteName, LazyPart<object>>>;
