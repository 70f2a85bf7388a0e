/** Every address with a page that is its own name: for tests of what stands around. */
import type { PageEntry } from '../app/pageEntry';
import { paths, type RouteName } from '../app/routes';

type Pages = typeof import('../app/pages');

export function plainPages(original: Pages): Pages {
  const known: Partial<Record<RouteName, PageEntry>> = original.pages;
  const plain = (name: RouteName): PageEntry => ({
    frame: 'site',
    ...known[name],
    texts: [],
    load: async () => ({ default: () => <h1>{name}</h1> }),
  });
  const names = Object.keys(paths) as RouteName[];
  const all = Object.fromEntries(names.map((name) => [name, plain(name)]));
  return { ...original, pages: all as Pages['pages'] };
}
