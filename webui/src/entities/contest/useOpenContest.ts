import { useMemo, useState } from 'react';
import { statusAt } from '../schedule/scheduleRules';
import { useTurns } from '../schedule/useTurns';
import type { OpenContest } from './ContestContext';
import { type Contest, placeOfContest } from './contestQueries';
import {
  contestRule,
  hasSettings,
  hasSubmitAccess,
  isMenuDisabled,
  isOpenForSubmits,
  isPastSeal,
  needsPassword,
  type Reader,
  seesRealTime,
  turnsOf,
} from './contestRules';

/** What a contest allows its reader now; turns by the server's clock without a reload. */
export function useOpenContest(contest: Contest, { isAdmin, hasAccess }: Reader): OpenContest {
  const now = useTurns(turnsOf(contest));
  const [wantsEnd, setContainsEnd] = useState(false);
  return useMemo(() => {
    const reader = { isAdmin, hasAccess };
    const offersEnd = hasSettings(contest, now);
    return {
      contest,
      cid: contest.id,
      place: placeOfContest(contest.id),
      status: statusAt(contest, now),
      ...reader,
      isOi: contest.type === contestRule.oi,
      isMenuDisabled: isMenuDisabled(contest, reader, now),
      needsPassword: needsPassword(contest, reader),
      hasSubmitAccess: hasSubmitAccess(contest, reader),
      isOpenForSubmits: isOpenForSubmits(contest, reader, now),
      seesRealTime: seesRealTime(contest, reader, now),
      isPastSeal: isPastSeal(contest, now),
      hasSettings: offersEnd,
      containsEnd: offersEnd && wantsEnd,
      setContainsEnd,
    };
  }, [contest, isAdmin, hasAccess, now, wantsEnd]);
}
