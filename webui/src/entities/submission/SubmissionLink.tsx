import type { ReactNode } from 'react';
import { Link } from '../../shared/ui/Link';
import { submissionAddress } from './submissionAddress';
import type { JudgeRow } from './types';

interface SubmissionLinkProps {
  row: JudgeRow;
  /** The number, when there is nothing else to say. */
  children?: ReactNode;
}

export function SubmissionLink({ row, children }: SubmissionLinkProps) {
  return <Link href={submissionAddress(row)}>{children ?? `#${row.submitId}`}</Link>;
}
