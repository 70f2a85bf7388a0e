/** A timed work around what is tested, as its frame provides it. */
import type { ReactNode } from 'react';
import { TimedWorkContext } from '../entities/timed-work/TimedWorkContext';
import type { TimedWork } from '../entities/timed-work/timedWorkQueries';
import { useOpenTimedWork } from '../entities/timed-work/useOpenTimedWork';

interface InsideTimedWorkProps {
  work: TimedWork;
  isStaff?: boolean;
  children: ReactNode;
}

export function InsideTimedWork({ work, isStaff = false, children }: InsideTimedWorkProps) {
  const open = useOpenTimedWork(work, isStaff);
  return <TimedWorkContext.Provider value={open}>{children}</TimedWorkContext.Provider>;
}
