import { type OpenTimedWork, useTimedWorkHere } from './TimedWorkContext';

/** On a page that stands in timed works only. */
export function useTimedWork(): OpenTimedWork {
  const open = useTimedWorkHere();
  if (!open) throw new Error('this page needs the frame of a timed work around it');
  return open;
}
