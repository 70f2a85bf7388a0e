import { useQuery } from '@tanstack/react-query';
import { contestQuery } from '../entities/contest/contestQueries';
import { Countdown } from '../entities/schedule/Countdown';
import { useUser } from '../shared/session/useUser';
import styles from './ContextBar.module.css';

/** How long the contest around a problem still runs: its page has no room for the head of the contest. */
export default function ContestClock({ cid }: { cid: number }) {
  const hasUser = useUser() !== null;
  const { data } = useQuery({ ...contestQuery(cid), enabled: hasUser });
  return <span className={styles.end}>{data && <Countdown schedule={data} />}</span>;
}
