import { Countdown } from '../../../entities/schedule/Countdown';
import { useTimedWork } from '../../../entities/timed-work/useTimedWork';
import { siteDateTime } from '../../../shared/lib/siteTime';
import styles from './Intro.module.css';

/** By the server's clock, to be read from the back row. */
export function BigCountdown() {
  const { time } = useTimedWork();
  return (
    <div className={styles.big}>
      <Countdown schedule={time} tellTime={siteDateTime} />
    </div>
  );
}
