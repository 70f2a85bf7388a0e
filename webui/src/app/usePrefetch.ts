import { useEffect } from 'react';
import { currentUser } from '../shared/session/session';
import { mayOpen } from './access';
import { preload } from './lazyPages';
import { routeOf } from './routes';

/** Pointing at a link, or reaching it with the keyboard, fetches the code of its page. */
export function usePrefetch(): void {
  useEffect(() => {
    const look = (event: Event) => {
      const link = event.target instanceof Element && event.target.closest('a');
      if (!link || link.target === '_blank' || link.origin !== location.origin) return;
      const route = routeOf(link.pathname);
      if (route && mayOpen(route, currentUser())) void preload(route);
    };
    const events = ['pointerover', 'focusin'] as const;
    for (const event of events) document.addEventListener(event, look, { passive: true });
    return () => {
      for (const event of events) document.removeEventListener(event, look);
    };
  }, []);
}
