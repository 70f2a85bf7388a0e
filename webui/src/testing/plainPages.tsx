/** The page table with every route ready, each page being its own name: for tests of what stands around. */
import type { PageEntry } from '../app/pages';
import { paths, type RouteName } from '../app/routes';

type Pages = typeof import('../app/pages');

export function plainPages(original: Pages): Pages {
  const plain = (name: RouteName): PageEntry => ({
    layout: 'site',
    ...original.pages[name],
    texts: [],
    load: async () => ({ default: () => <h1>{name}</h1> }),
  });
  const names = Object.keys(paths) as RouteName[];
  return {
    ...original,
    pages: Object.fromEntries(names.map((name) => [name, plain(name)])),
    isReady: () => true,
  };
}
