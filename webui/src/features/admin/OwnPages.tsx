import { useEffect, useRef } from 'react';
import { Link } from '../../shared/ui/Link';
import styles from './desk.module.css';

interface OwnPagesProps {
  /** What they are called together. */
  label: string;
  pages: readonly { href: string; name: string; isCurrent: boolean }[];
}

/** The pages on which one thing is made, as tabs under its title. */
export function OwnPages({ label, pages }: OwnPagesProps) {
  const tabs = useRef<HTMLElement>(null);
  const current = pages.find(({ isCurrent }) => isCurrent)?.href;
  // On a narrow screen the tab of this page may lie beyond the edge.
  useEffect(() => {
    const tab = tabs.current?.querySelector<HTMLElement>('[aria-current]');
    if (!tabs.current || !tab || !current) return;
    const middle = tab.offsetLeft - tabs.current.offsetLeft + tab.offsetWidth / 2;
    tabs.current.scrollLeft = middle - tabs.current.clientWidth / 2;
  }, [current]);
  return (
    <nav ref={tabs} className={styles.tabs} aria-label={label} data-keeps-focus>
      {pages.map(({ href, name, isCurrent }) => (
        <Link
          key={href}
          href={href}
          aria-current={isCurrent ? 'page' : undefined}
          className={styles.tab}
        >
          {name}
        </Link>
      ))}
    </nav>
  );
}
