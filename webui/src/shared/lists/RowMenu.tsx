import { Icon, type IconType } from '../ui/Icon';
import { IconButton } from '../ui/IconButton';
import { IconDots } from '../ui/icons';
import { Link } from '../ui/Link';
import { Popover } from '../ui/Popover';
import styles from './RowMenu.module.css';

interface RowMenuEntry {
  label: string;
  icon: IconType;
  /** A link … */
  href?: string;
  /** … or an action. */
  onSelect?: () => void;
  isDestructive?: boolean;
}

interface RowMenuProps {
  /** Names the row too; read aloud. */
  label: string;
  /** What this person may not do is left out. */
  entries: readonly (RowMenuEntry | false)[];
}

/** What is done to a row rarely, or must not happen by a slip. */
export function RowMenu({ label, entries }: RowMenuProps) {
  const offered = entries.filter((entry) => entry !== false);
  if (offered.length === 0) return null;
  return (
    <Popover
      label={label}
      trigger={(attributes) => <IconButton icon={IconDots} label={label} {...attributes} />}
    >
      {(close) => (
        <ul className={styles.menu}>
          {offered.map((entry) => (
            <li key={entry.label}>
              <Entry entry={entry} onDone={close} />
            </li>
          ))}
        </ul>
      )}
    </Popover>
  );
}

function Entry({ entry, onDone }: { entry: RowMenuEntry; onDone: () => void }) {
  const { label, icon, href, onSelect, isDestructive } = entry;
  const content = (
    <>
      <Icon icon={icon} />
      {label}
    </>
  );
  if (href) {
    return (
      <Link href={href} className={styles.entry}>
        {content}
      </Link>
    );
  }
  return (
    <button
      type="button"
      className={styles.entry}
      data-bad={isDestructive || undefined}
      onClick={() => {
        onDone();
        onSelect?.();
      }}
    >
      {content}
    </button>
  );
}
