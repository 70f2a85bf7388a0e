/** Every address with a page that is its own name: for tests of what stands around. */
import type { PageContents, PageEntry, PagePlace } from '../app/pageEntry';
import { paths, type RouteName } from '../app/routes';

type Pages = typeof import('../app/pages');

export type PlainPages = Record<RouteName, PagePlace & PageContents>;

export function plainPages(original: Pages): Pages & { pages: PlainPages } {
  const plain = (name: RouteName): PagePlace & PageContents => {
    const { frame = 'site', isWide }: Partial<PageEntry> = original.pages[name] ?? {};
    return { frame, isWide, texts: [], load: async () => ({ default: () => <h1>{name}</h1> }) };
  };
  const names = Object.keys(paths) as RouteName[];
  const pages = Object.fromEntries(names.map((name) => [name, plain(name)]));
  return { ...original, pages: pages as PlainPages };
}
