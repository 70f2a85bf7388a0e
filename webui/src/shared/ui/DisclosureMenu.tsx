import { type ReactNode, useId, useRef, useState } from 'react';
import { Badge } from './Badge';
import { classNames } from './classNames';
import styles from './DisclosureMenu.module.css';
import { Icon, type IconType } from './Icon';
import { IconChevronDown } from './icons';
import { Link } from './Link';
import { useDismiss } from './useDismiss';

export interface MenuEntry {
  key: string;
  label: string;
  icon?: IconType;
  /** A link … */
  href?: string;
  target?: '_blank';
  /** … or an action. */
  onSelect?: () => void;
  isCurrent?: boolean;
  /** How many are waiting behind it, as a badge. */
  count?: number;
  /** Draws a line above. */
  startsGroup?: boolean;
}

interface DisclosureMenuProps {
  /** What the button shows. */
  face: ReactNode;
  /** Accessible name when the face is no text. */
  label?: string;
  entries: readonly MenuEntry[];
  align?: 'start' | 'end';
  hasArrow?: boolean;
  className?: string;
}

/** A button that unfolds a list of links: site navigation, so no role=menu. */
export function DisclosureMenu({
  face,
  label,
  entries,
  align = 'start',
  hasArrow = true,
  className,
}: DisclosureMenuProps) {
  const [isOpen, setOpen] = useState(false);
  const area = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const listId = useId();
  useDismiss(isOpen, area, (reason) => {
    setOpen(false);
    if (reason === 'escape') button.current?.focus();
  });

  return (
    <div ref={area} className={styles.area}>
      <button
        ref={button}
        type="button"
        className={classNames(styles.button, className)}
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-label={label}
        title={label}
        onClick={() => setOpen(!isOpen)}
      >
        {face}
        {hasArrow && <Icon icon={IconChevronDown} className={styles.arrow} />}
      </button>
      <ul id={listId} hidden={!isOpen} className={classNames(styles.list, styles[align])}>
        {entries.map((entry) => (
          <li key={entry.key} className={classNames(entry.startsGroup && styles.group)}>
            <Entry entry={entry} onDone={() => setOpen(false)} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Entry({ entry, onDone }: { entry: MenuEntry; onDone: () => void }) {
  const content = (
    <>
      {entry.icon && <Icon icon={entry.icon} />}
      {entry.label}
      {entry.count !== undefined && (
        <span className={styles.count}>
          <Badge count={entry.count} />
        </span>
      )}
    </>
  );
  if (entry.href !== undefined) {
    return (
      <Link
        href={entry.href}
        target={entry.target}
        className={styles.entry}
        aria-current={entry.isCurrent ? 'page' : undefined}
        onClick={onDone}
      >
        {content}
      </Link>
    );
  }
  return (
    <button
      type="button"
      className={styles.entry}
      aria-pressed={entry.isCurrent}
      onClick={() => {
        onDone();
        entry.onSelect?.();
      }}
    >
      {content}
    </button>
  );
}
