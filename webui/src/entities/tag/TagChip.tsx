import { Chip } from '../../shared/ui/Chip';

interface TagChipProps {
  /** A new one has no colour yet. */
  tag: { name: string; color?: string | null | undefined };
}

/** A tag as it is named; its colour is a dot beside the word. */
export function TagChip({ tag }: TagChipProps) {
  return <Chip dot={tag.color}>{tag.name}</Chip>;
}
