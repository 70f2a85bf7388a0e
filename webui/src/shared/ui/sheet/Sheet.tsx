import type { ReactNode } from 'react';
import { Button } from '../Button';
import { classNames } from '../classNames';
import { IconPrinter } from '../icons';
import { Link } from '../Link';
import styles from './Sheet.module.css';

interface SheetPageProps {
  /** What stands in the bar; read aloud. */
  label: string;
  back: { href: string; words: string };
  print: string;
  isReady: boolean;
  children: ReactNode;
}

/** Sheets with nothing of the site around them but a bar, which is not printed. */
export function SheetPage({ label, back, print, isReady, children }: SheetPageProps) {
  return (
    <div className={styles.page}>
      <nav className={styles.bar} data-no-print aria-label={label}>
        <Link href={back.href}>{back.words}</Link>
        <PrintButton isReady={isReady}>{print}</PrintButton>
      </nav>
      {children}
    </div>
  );
}

export function PrintButton({ isReady, children }: { isReady: boolean; children: ReactNode }) {
  return (
    <Button kind="primary" icon={IconPrinter} disabled={!isReady} onClick={() => window.print()}>
      {children}
    </Button>
  );
}

/** What comes out of the printer, as it will look there: its head, a `header`, is ruled off. */
export function Sheet({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <article className={classNames(styles.sheet, className)} data-sheet>
      {children}
    </article>
  );
}
