import styles from './ProblemTable.module.css';
import type { Tag } from './types';

interface TagButtonProps {
  tag: Tag;
  isChosen?: boolean;
  onClick: () => void;
}

/** A tag that narrows the list; its colour is a dot beside the word. */
export function TagButton({ tag, isChosen, onClick }: TagButtonProps) {
  return (
    <button
      type="button"
      className={styles.tag}
      title={tag.name}
      aria-pressed={isChosen}
      onClick={onClick}
    >
      {tag.color && (
        <span className={styles.dot} style={{ background: tag.color }} aria-hidden="true" />
      )}
      {tag.name}
    </button>
  );
}
