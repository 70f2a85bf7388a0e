import { useEffect } from 'react';

/** How far each address was scrolled when it was left, in this tab. */
const places = new Map<string, number>();
const mostKept = 50;
/** How long a list may take to be as long again as it was, in ms. */
const patience = 3000;

const address = () => location.pathname + location.search;

/** Going back leads to where the reader was in the page. The browser's own way comes before the rows. */
export function useScrollPlaces(): void {
  useEffect(() => {
    history.scrollRestoration = 'manual';
    let here = address();
    let frame = 0;
    const end = () => cancelAnimationFrame(frame);
    const remember = () => {
      // While a place is sought, or another page is drawn already, this is not where somebody read.
      if (address() !== here) return;
      places.delete(here);
      places.set(here, window.scrollY);
      const oldest = places.keys().next().value;
      if (places.size > mostKept && oldest !== undefined) places.delete(oldest);
    };
    const goBack = () => {
      end();
      here = address();
      const wanted = places.get(here) ?? 0;
      const until = performance.now() + patience;
      const seek = () => {
        const longest = document.documentElement.scrollHeight - window.innerHeight;
        if (longest >= wanted) window.scrollTo(0, wanted);
        if (window.scrollY < wanted && performance.now() < until) {
          frame = requestAnimationFrame(seek);
        }
      };
      // After the page itself has put its reader at its start.
      frame = requestAnimationFrame(() => {
        frame = requestAnimationFrame(seek);
      });
    };
    const moveOn = () => {
      here = address();
    };
    const own = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;
    window.addEventListener('scroll', remember, { passive: true });
    window.addEventListener('popstate', goBack);
    // The router tells of its own steps by these events.
    window.addEventListener('pushState', moveOn);
    window.addEventListener('replaceState', moveOn);
    for (const event of own) window.addEventListener(event, end, { passive: true });
    return () => {
      end();
      history.scrollRestoration = 'auto';
      window.removeEventListener('scroll', remember);
      window.removeEventListener('popstate', goBack);
      window.removeEventListener('pushState', moveOn);
      window.removeEventListener('replaceState', moveOn);
      for (const event of own) window.removeEventListener(event, end);
    };
  }, []);
}
