import { type ReactNode, useEffect, useRef } from 'react';
import { classNames } from '../../shared/ui/classNames';
import { Link } from '../../shared/ui/Link';
import styles from './PageTabs.module.css';

interface PageTab {
  href: string;
  face: ReactNode;
  isCurrent: boolean;
  /** Why it cannot be opened yet; undefined where it can. */
  shut?: string | undefined;
}

interface PageTabsProps {
  label: string;
  tabs: readonly PageTab[];
  className?: string | undefined;
}

/** Links to the pages of one contest or work; those that are shut say why. */
export function PageTabs({ label, tabs, className }: PageTabsProps) {
  const list = useRef<HTMLElement>(null);
  const current = tabs.find(({ isCurrent }) => isCurrent)?.href;
  useEffect(() => {
    // On a phone the tabs scroll: the current one stays in sight, also when the phone is turned.
    const nav = list.current;
    const tab = current && nav?.querySelector('[aria-current]');
    if (!nav || !tab) return;
    const watching = new ResizeObserver(() => {
      // By its own scrolling alone: the page below must not move.
      nav.scrollLeft += middleOf(tab) - middleOf(nav);
    });
    watching.observe(nav);
    return () => watching.disconnect();
  }, [current]);
  return (
    <nav
      ref={list}
      className={classNames(styles.tabs, className)}
      aria-label={label}
      data-keeps-focus
    >
      {tabs.map(({ href, face, isCurrent, shut }) =>
        shut !== undefined ? (
          <span key={href} className={styles.shut} aria-disabled="true" title={shut}>
            {face}
          </span>
        ) : (
          <Link
            key={href}
            href={href}
            className={styles.tab}
            aria-current={isCurrent ? 'page' : undefined}
          >
            {face}
          </Link>
        ),
      )}
    </nav>
  );
}

function middleOf(element: Element): number {
  const { left, width } = element.getBoundingClientRect();
  return left + width / 2;
}
