import { useMemo } from 'react';
import { useTurns } from '../schedule/useTurns';
import type { OpenTimedWork } from './TimedWorkContext';
import { placeOfTimedWork, type TimedWork } from './timedWorkQueries';
import { ownTime, stageAt, turnsOf } from './timedWorkRules';

/** What a timed work allows its reader now; turns by the server's clock without a reload. */
export function useOpenTimedWork(work: TimedWork, isStaff: boolean): OpenTimedWork {
  const now = useTurns(turnsOf(work));
  return useMemo(() => {
    const isManager = work.isManager ?? false;
    const readsAll = isManager || isStaff;
    const stage = stageAt(work, now);
    const isOver = stage === 'over' || stage === 'missed';
    return {
      work,
      id: work.id,
      place: placeOfTimedWork(work.id),
      stage,
      time: ownTime(work),
      readsAll,
      needsPassword: !work.access,
      hasProblems: readsAll || work.record !== null,
      hasRank: readsAll || (isOver && work.tellsResults),
      isOpenForSubmits: isManager || stage === 'working' || work.isUpsolving,
      seesResults: readsAll || (isOver && work.tellsResults),
    };
  }, [work, isStaff, now]);
}
