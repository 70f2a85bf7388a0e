import { to } from '../../../app/routes';
import { useContest } from '../../../entities/contest/ContestContext';
import { countdownText } from '../../../entities/schedule/scheduleRules';
import { Link } from '../../../shared/ui/Link';
import styles from './report.module.css';
import type { Summary } from './reportQueries';

/** Who solved a problem before all others, and when. */
export function FirstSolvers({ problem }: { problem: Summary['problems'][number] }) {
  const { cid } = useContest();
  const { firstSecond, firstSolvers } = problem;
  if (firstSecond === null) return <>—</>;
  return (
    <span className={styles.firsts}>
      <span className={styles.quiet}>{countdownText(firstSecond * 1000)}</span>
      {firstSolvers.map(({ uid, name }) => (
        <Link key={uid} href={to('ContestReport', { contestID: cid }, { uid })}>
          {name}
        </Link>
      ))}
    </span>
  );
}
