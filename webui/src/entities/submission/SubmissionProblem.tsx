import { useLocale } from '../../shared/i18n/useLocale';
import { classNames } from '../../shared/ui/classNames';
import { ProblemLink } from '../problem/ProblemLink';
import styles from './columns.module.css';
import { problemOf } from './problemOf';
import { titleIn } from './titleIn';
import type { JudgeRow } from './types';

/** Display id and title; a problem that the reader can no longer see is no link. */
export function SubmissionProblem({ row }: { row: JudgeRow }) {
  const problem = problemOf(row);
  const title = titleIn(useLocale(), row);
  // Of a contest's problem everybody knows the letter.
  const isLetter = problem.place.kind === 'contest';
  const id = (
    <span className={classNames(styles.problemId, isLetter && styles.letter)}>
      {problem.problemId}
    </span>
  );
  if (title === null) return id;
  return (
    <ProblemLink problem={problem} className={styles.plainLink} title={title}>
      {id} {title}
    </ProblemLink>
  );
}
