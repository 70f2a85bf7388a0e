import type { ReactNode } from 'react';
import { formatMinute } from '../../shared/lib/time';
import { Link } from '../../shared/ui/Link';
import styles from './ScheduleHeader.module.css';
import { ScheduleProgress } from './ScheduleProgress';
import type { Schedule } from './scheduleRules';

interface ScheduleHeaderProps {
  title: string;
  /** Of its first page. */
  href: string;
  schedule: Schedule;
  /** Behind the title: what is left of its time, and what belongs to that. */
  clock: ReactNode;
  /** Chips and words that say what it is and for whom. */
  facts: ReactNode;
  /** What its two times are. */
  words: { start: string; end: string };
  /** How a moment is written, where not in this computer's own zone. */
  tellTime?: (time: string) => string;
}

/** Which contest or work it is, for whom and how long still. */
export function ScheduleHeader({
  title,
  href,
  schedule,
  clock,
  facts,
  words,
  tellTime = formatMinute,
}: ScheduleHeaderProps) {
  const { startTime, endTime } = schedule;
  return (
    <div className={styles.header}>
      <div className={styles.top}>
        <p className={styles.title}>
          <Link href={href}>{title}</Link>
        </p>
        <div className={styles.clock}>{clock}</div>
      </div>
      <div className={styles.line}>
        <div className={styles.facts}>{facts}</div>
        <div className={styles.times}>
          <time dateTime={startTime} title={words.start}>
            {tellTime(startTime)}
          </time>
          <ScheduleProgress schedule={schedule} />
          <time dateTime={endTime} title={words.end}>
            {tellTime(endTime)}
          </time>
        </div>
      </div>
    </div>
  );
}
