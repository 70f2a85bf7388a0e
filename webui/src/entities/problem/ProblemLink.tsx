import type { ReactNode } from 'react';
import { Link } from '../../shared/ui/Link';
import { hasProblemPage, type PlacedProblem, problemAddress } from './problemAddress';

interface ProblemLinkProps {
  /** With the place where it is to be opened. */
  problem: PlacedProblem;
  className?: string | undefined;
  title?: string | undefined;
  /** The display id, when there is nothing else to show. */
  children?: ReactNode;
}

/** Leads to a problem in its place, where that has a page. */
export function ProblemLink({ problem, className, title, children }: ProblemLinkProps) {
  const face = children ?? problem.problemId;
  if (!hasProblemPage(problem.place)) return <span title={title}>{face}</span>;
  return (
    <Link
      href={problemAddress(problem)}
      {...(className !== undefined && { className })}
      {...(title !== undefined && { title })}
    >
      {face}
    </Link>
  );
}
