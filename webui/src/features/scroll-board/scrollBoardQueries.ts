import { contestKey } from '../../entities/contest/contestQueries';
import { api, type Schemas } from '../../shared/api/calls';
import { planRoll } from './roll/plan';
import { sealedRows } from './roll/rows';
import type { Contestant, Medals, Outcome, Roll, RollRecord } from './roll/types';

type Info = Schemas['ScrollBoardInfo'];
type Submission = Schemas['ScrollBoardSubmission'];

/** What the address of a rolling board says (contract contest.md §3.2). */
export interface RollAddress {
  cid: number;
  removeStar: boolean;
  medals: Medals;
}

export function readRollAddress(search: string): RollAddress {
  const query = new URLSearchParams(search);
  const [gold = 0, silver = 0, bronze = 0] = query.getAll('medals[]').map(count);
  return {
    cid: count(query.get('cid')),
    removeStar: query.get('removeStar') === 'true',
    medals: { gold, silver, bronze },
  };
}

const count = (text: string | null): number =>
  text !== null && /^\d{1,9}$/.test(text) ? Number(text) : 0;

interface LoadedRoll {
  info: Info;
  roll: Roll;
}

export const rollQuery = ({ cid, removeStar, medals }: RollAddress) => ({
  queryKey: [...contestKey(cid), 'roll', removeStar, medals] as const,
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<LoadedRoll> => {
    const [info, submissions] = await Promise.all([
      api('GET /api/get-contest-scroll-board-info', { query: { cid }, signal, isQuiet: true }),
      api('GET /api/get-contest-scroll-board-submission', {
        query: { cid, removeStar },
        signal,
        isQuiet: true,
      }),
    ]);
    return { info, roll: rollOf(info, submissions, medals) };
  },
  // A hall looks at it: nothing that happens meanwhile may begin it anew.
  staleTime: Number.POSITIVE_INFINITY,
});

function rollOf(info: Info, submissions: readonly Submission[], medals: Medals): Roll {
  const stars = new Set(info.starUserList);
  const contestants = new Map(
    submissions.map((each): [string, Contestant] => [
      each.uid,
      {
        uid: each.uid,
        name: nameOf(each, info.rankShowName),
        school: each.school,
        avatar: each.avatar,
        isStar: stars.has(each.username),
      },
    ]),
  );
  const records = submissions.flatMap(recordOf);
  return planRoll(sealedRows(records, contestants, info.sealSeconds), info.displayIds, medals);
}

/** Who has not said the name that the contest shows is called by the user name. */
function nameOf({ username, nickname, realname }: Submission, shown: string): string {
  if (shown === 'nickname') return nickname || username;
  return (shown === 'realname' && realname) || username;
}

const outcomes: Readonly<Record<number, Outcome>> = { 1: 'solved', [-1]: 'failed', 0: 'uncounted' };

/** What has not been judged counts for nothing. */
function recordOf({ uid, submitId, displayId, time, recordStatus }: Submission): RollRecord[] {
  const outcome = recordStatus === null ? undefined : outcomes[recordStatus];
  return outcome ? [{ uid, submitId, displayId, seconds: time, outcome }] : [];
}
