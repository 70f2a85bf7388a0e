/** A made-up timed work for tests. */
import type { TimedWork } from '../entities/timed-work/timedWorkQueries';
import { hour, minute, noon } from './sampleContest';

/** Times as moments in ms: it starts and ends so far from `noon`. */
interface Changes extends Omit<Partial<TimedWork>, 'startTime' | 'endTime' | 'record'> {
  startsIn?: number;
  endsIn?: number;
  /** When the reader began, and handed in; absent as long as he did not. */
  beganIn?: number;
  handedInIn?: number;
}

const written = (fromNoon: number) => new Date(noon + fromNoon).toISOString();

/** A public one of 90 minutes for everybody that has been open for an hour, and will be for three. */
export function sampleTimedWork(changes: Changes = {}): TimedWork {
  const { startsIn = -hour, endsIn = 3 * hour, beganIn, handedInIn, ...rest } = changes;
  const duration = rest.duration ?? 90 * 60;
  const ownEnd = beganIn === undefined ? null : Math.min(endsIn, beganIn + duration * 1000);
  return {
    id: 5,
    uid: 'a0000000000000000000000000000000',
    author: 'teacher',
    title: 'Chapter 3',
    description: 'Work **alone**.',
    auth: 0,
    gid: null,
    groupName: null,
    startTime: written(startsIn),
    endTime: written(endsIn),
    duration,
    status: 0,
    type: 0,
    problemCount: 5,
    effectiveStatus: 0,
    effectiveEnd: ownEnd === null ? null : written(ownEnd),
    record:
      beganIn === undefined
        ? null
        : {
            startTime: written(beganIn),
            endTime: handedInIn === undefined ? null : written(handedInIn),
          },
    beginUntil: written(endsIn),
    access: true,
    pausedSince: null,
    tellsResults: handedInIn !== undefined || endsIn < 0 || rest.effectiveStatus === 1,
    exam: {
      graceSeconds: 10,
      lateStart: 'cut',
      takesLatestDraft: false,
      results: 'own_end',
      releaseAt: null,
      languages: null,
      paste: true,
      completion: true,
    },
    isUpsolving: false,
    dryRunOf: null,
    now: written(0),
    isManager: false,
    ...rest,
  };
}

export { hour, minute, noon };
