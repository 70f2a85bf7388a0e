/** The calls that a contest is opened with (contract contest.md §3), and the keys of what is known of it. */
import { type Answer, api, type Schemas } from '../../shared/api/calls';
import { isMetIn, type Place } from '../place/place';

export type Contest = Schemas['ContestSummary'];
export type ContestProblem = Answer<'GET /api/get-contest-problem'>[number];

/** As the addresses of its pages name it: they do not say in which group it is held. */
export const placeOfContest = (cid: number): Place => ({ kind: 'contest', id: cid, within: 0 });

/** All that is asked about one contest; keys of its subjects begin so.
 * @public */
export const contestKey = (cid: number) => ['contests', 'one', cid] as const;

export const contestQuery = (cid: number) => ({
  queryKey: [...contestKey(cid), 'info'] as const,
  queryFn: () => api('GET /api/get-contest-info', { query: { cid }, isQuiet: true }),
  retry: false,
});

/** Whether the reader is registered; asked anew it may be lost, by another account rule. */
export const contestAccessQuery = (cid: number) => ({
  queryKey: [...contestKey(cid), 'access'] as const,
  queryFn: async () =>
    (await api('GET /api/get-contest-access', { query: { cid }, isQuiet: true })).access,
  retry: false,
});

/** Its problems by display id, with how often each was tried and solved. */
export const contestProblemsQuery = (cid: number, containsEnd = false) => ({
  queryKey: [...contestKey(cid), 'problems', { containsEnd }] as const,
  queryFn: () =>
    api('GET /api/get-contest-problem', { query: { cid, containsEnd }, isQuiet: true }),
});

/** Whether a query shows something of that contest: its own subjects, or problems, submissions and
 * drafts that are met there. What depends on the clock is read again when a contest turns. */
export const isOfContest = (queryKey: readonly unknown[], cid: number): boolean =>
  contestKey(cid).every((word, at) => queryKey[at] === word) ||
  isMetIn(placeOfContest(cid), queryKey);
