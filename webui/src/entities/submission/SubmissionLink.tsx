import type { ReactNode } from 'react';
import { isReady, to } from '../../app/routes';
import { Link } from '../../shared/ui/Link';

interface SubmissionLinkProps {
  submitId: number;
  /** The number, when there is nothing else to say. */
  children?: ReactNode;
}

export function SubmissionLink({ submitId, children }: SubmissionLinkProps) {
  const face = children ?? `#${submitId}`;
  if (!isReady('SubmissionDetails')) return children ? null : <span>{face}</span>;
  return <Link href={to('SubmissionDetails', { submitID: submitId })}>{face}</Link>;
}
