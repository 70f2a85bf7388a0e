/** A made-up contest for tests. */
import type { Contest } from '../entities/contest/contestQueries';

export const minute = 60_000;
export const hour = 60 * minute;
export const day = 24 * hour;
/** When the sample's tests play, by the server's clock. */
export const noon = Date.parse('2026-11-21T12:00:00.000Z');

/** Times as moments in ms: it starts and ends so far from `noon`. */
interface Changes extends Omit<Partial<Contest>, 'startTime' | 'endTime' | 'sealRankTime'> {
  startsIn?: number;
  endsIn?: number;
  sealsIn?: number;
}

const written = (fromNoon: number) =>
  new Date(noon + fromNoon).toISOString().replace('Z', '+00:00');

/** A public ACM contest of five hours that has been running for one. */
export function sampleContest(changes: Changes = {}): Contest {
  const { startsIn = -hour, endsIn = 4 * hour, sealsIn, ...rest } = changes;
  return {
    id: 7,
    uid: 'a0000000000000000000000000000000',
    author: 'organiser',
    title: 'Autumn contest',
    type: 0,
    description: 'Bring **nothing** but a pen.',
    status: 0,
    source: 0,
    auth: 0,
    startTime: written(startsIn),
    endTime: written(endsIn),
    duration: (endsIn - startsIn) / 1000,
    openRank: false,
    oiRankScoreType: 'Recent',
    count: 12,
    gid: null,
    allowEndSubmit: false,
    sealRank: sealsIn !== undefined,
    sealRankTime: sealsIn === undefined ? null : written(sealsIn),
    openPrint: false,
    rankShowName: 'username',
    now: written(0),
    isContestAdmin: false,
    isVirtual: false,
    ...rest,
  };
}
