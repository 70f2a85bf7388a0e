import styles from './Person.module.css';
import { useShownName } from './useShownName';

interface ShownNameProps {
  username: string;
  /** Stands there already. */
  besides?: string | null | undefined;
}

/** What somebody is called, to stand behind his user name. */
export function ShownName({ username, besides }: ShownNameProps) {
  const name = useShownName(username);
  if (!name || name === besides) return null;
  return (
    <span className={styles.shown} title={name}>
      {name}
    </span>
  );
}
