import { useEffect } from 'react';
import { bootData } from '../api/boot';

/** Names the browser tab: the page's title, then the site's short name. */
export function useTitle(title: string | undefined): void {
  useEffect(() => {
    const site = bootData().config.shortName;
    document.title = title ? `${title} - ${site}` : site;
  }, [title]);
}
