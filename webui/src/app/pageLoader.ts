import { type ComponentType, lazy } from 'react';
import { loadTexts } from '../shared/i18n/i18n';
import { forgetReload, reloadOnce } from '../shared/lib/reloadOnce';
import { withinChunkTime } from '../shared/lib/withinChunkTime';
import { type PageEntry, pages } from './pages';
import type { RouteName } from './routes';

type PageModule = { default: ComponentType };

const started = new Map<RouteName, Promise<PageModule>>();

/** Code and texts together, so that no half-translated screen is ever seen. */
export function loadPage(name: RouteName): Promise<PageModule> {
  const known = started.get(name);
  if (known) return known;
  const entry = pages[name];
  if (!entry) return Promise.reject(new Error(`The page ${name} is not built`));
  const loading = fetchPage(entry);
  started.set(name, loading);
  loading.catch(() => started.delete(name));
  return loading;
}

async function fetchPage(entry: PageEntry): Promise<PageModule> {
  try {
    const parts = Promise.all([entry.load(), loadTexts(entry.texts)]);
    const [module] = await withinChunkTime(parts);
    forgetReload();
    return module;
  } catch (error) {
    reloadOnce();
    throw error;
  }
}

export const lazyPages = Object.fromEntries(
  Object.keys(pages).map((name) => [name, lazy(() => loadPage(name as RouteName))]),
) as Partial<Record<RouteName, ComponentType>>;
