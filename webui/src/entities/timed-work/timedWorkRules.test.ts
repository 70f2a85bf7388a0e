import { describe, expect, it } from 'vitest';
import { hour, minute, noon, sampleTimedWork } from '../../testing/sampleTimedWork';
import { ownTime, stageAt, timeToBegin, turnsOf, usedTime } from './timedWorkRules';

describe('where the reader of a timed work stands', () => {
  it('follows the clock as long as he has not begun [S3-4-1]', () => {
    const work = sampleTimedWork({ startsIn: 0, endsIn: hour });
    expect([-1, 0, hour - 1, hour].map((at) => stageAt(work, noon + at))).toEqual([
      'scheduled',
      'ready',
      'ready',
      'missed',
    ]);
  });

  it('gives him as long to begin as the server says, pauses included', () => {
    const beginUntil = new Date(noon + hour + 10 * minute).toISOString();
    const work = sampleTimedWork({ startsIn: 0, endsIn: hour, beginUntil });
    expect(stageAt(work, noon + hour)).toBe('ready');
    expect(timeToBegin(work, noon + hour)).toEqual({ length: 10 * minute, isWhole: false });
    expect(turnsOf(work)).toContain(noon + hour + 10 * minute);
    expect(stageAt(work, noon + hour + 10 * minute)).toBe('missed');
  });

  it('is his own time from his start to the earlier of both ends [S3-4-1]', () => {
    const early = sampleTimedWork({ beganIn: 0 });
    expect(stageAt(early, noon + 90 * minute - 1)).toBe('working');
    expect(stageAt(early, noon + 90 * minute)).toBe('over');
    const late = sampleTimedWork({ beganIn: 2 * hour });
    expect(stageAt(late, noon + 3 * hour - 1)).toBe('working');
    expect(stageAt(late, noon + 3 * hour)).toBe('over');
  });

  it('is over from the moment he hands in', () => {
    const work = sampleTimedWork({ beganIn: -20 * minute, handedInIn: -minute });
    expect(stageAt(work, noon)).toBe('over');
    expect(usedTime(work)).toBe(19 * minute);
  });

  it('turns at the start, at his own end and at the end of all', () => {
    const work = sampleTimedWork({ startsIn: 0, endsIn: 3 * hour, beganIn: hour });
    expect(turnsOf(work)).toEqual([noon, noon + hour + 90 * minute, noon + 3 * hour]);
    expect(ownTime(work).startTime).toBe(new Date(noon + hour).toISOString());
  });
});

describe('what whoever begins has', () => {
  it('is the whole of the duration, or what is left of the work', () => {
    const work = sampleTimedWork();
    expect(timeToBegin(work, noon)).toEqual({ length: 90 * minute, isWhole: true });
    expect(timeToBegin(work, noon + 2 * hour)).toEqual({ length: hour, isWhole: false });
    expect(timeToBegin(work, noon + 4 * hour)).toEqual({ length: 0, isWhole: false });
  });

  it('is the whole of the duration also late, where the exam leaves it to them', () => {
    const { exam } = sampleTimedWork();
    const work = sampleTimedWork({ exam: { ...exam, lateStart: 'full' } });
    expect(timeToBegin(work, noon + 2 * hour)).toEqual({ length: 90 * minute, isWhole: true });
  });
});
