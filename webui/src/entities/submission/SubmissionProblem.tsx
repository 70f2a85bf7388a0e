import { placeOfWire } from '../place/codec';
import { ProblemLink } from '../problem/ProblemLink';
import styles from './columns.module.css';
import type { JudgeRow } from './types';

/** Display id and title; a problem that the reader can no longer see is no link. */
export function SubmissionProblem({ row }: { row: JudgeRow }) {
  const id = <span className={styles.problemId}>{row.displayPid}</span>;
  if (row.title === null) return id;
  const problem = { place: placeOfWire(row), problemId: row.displayPid };
  return (
    <ProblemLink problem={problem} className={styles.plainLink} title={row.title}>
      {id} {row.title}
    </ProblemLink>
  );
}
