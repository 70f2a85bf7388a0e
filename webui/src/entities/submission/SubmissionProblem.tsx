import { ProblemLink } from '../problem/ProblemLink';
import styles from './columns.module.css';
import { problemOf } from './problemOf';
import type { JudgeRow } from './types';

/** Display id and title; a problem that the reader can no longer see is no link. */
export function SubmissionProblem({ row }: { row: JudgeRow }) {
  const problem = problemOf(row);
  const id = <span className={styles.problemId}>{problem.problemId}</span>;
  if (row.title === null) return id;
  return (
    <ProblemLink problem={problem} className={styles.plainLink} title={row.title}>
      {id} {row.title}
    </ProblemLink>
  );
}
