import type { Schemas } from '../../shared/api/calls';
import { FramedText } from '../../shared/ui/widgets/FramedText';
import { RichText } from '../../shared/ui/widgets/RichText';

interface DiscussionTextProps {
  discussion: Pick<Schemas['DiscussionEntry'], 'role' | 'title' | 'content'>;
  /** Words behind which blocks of code stay until they are opened; null shows them. */
  foldedCode?: string | null;
}

/** What root and admins write is shown as it is, what others write sanitised (S2 §6). */
export function DiscussionText({ discussion, foldedCode = null }: DiscussionTextProps) {
  const { role, title, content } = discussion;
  return role === 'user' ? (
    <RichText source={content ?? ''} foldedCode={foldedCode} />
  ) : (
    <FramedText source={content ?? ''} title={title} foldedCode={foldedCode} />
  );
}
