import { describe, expect, it } from 'vitest';
import { day, hour, minute, noon, sampleContest } from '../../testing/sampleContest';
import { countdownText, farAway, progressAt, statusAt, timeLeft } from '../schedule/scheduleRules';
import {
  contestAuth,
  hasSettings,
  hasSubmitAccess,
  isMenuDisabled,
  isOpenForSubmits,
  isPastSeal,
  needsPassword,
  seesRealTime,
  turnsOf,
} from './contestRules';

const guest = { isAdmin: false, hasAccess: false };
const registered = { isAdmin: false, hasAccess: true };
const admin = { isAdmin: true, hasAccess: false };
const scheduled = { startsIn: hour, endsIn: 3 * hour };
const ended = { startsIn: -3 * hour, endsIn: -hour };
const { public: open, private: closed, protected: shielded } = contestAuth;

describe('the status of a contest', () => {
  const contest = sampleContest({ startsIn: 0, endsIn: 2 * hour });

  it('is scheduled until it starts, running until it ends, then ended [S2-4-1, S2-4-3]', () => {
    expect(statusAt(contest, noon - 1)).toBe(-1);
    expect(statusAt(contest, noon)).toBe(0);
    expect(statusAt(contest, noon + 2 * hour - 1)).toBe(0);
    expect(statusAt(contest, noon + 2 * hour)).toBe(1);
  });

  it('has a progress of 0 before, the share of its time meanwhile, 1 afterwards [S2-4-5]', () => {
    const at = (time: number) => progressAt(contest, noon + time);
    expect([at(-day), at(0), at(30 * minute), at(2 * hour), at(day)]).toEqual([0, 0, 0.25, 1, 1]);
  });

  it('counts down to the start, then to the end, then stands [S2-4-3]', () => {
    const left = (time: number) => timeLeft(contest, noon + time);
    expect([left(-5000), left(0), left(hour), left(2 * hour), left(day)]).toEqual([
      5000,
      2 * hour,
      hour,
      0,
      0,
    ]);
  });

  it('turns at its start, its seal and its end alone', () => {
    expect(turnsOf(contest)).toEqual([noon, noon + 2 * hour]);
    const sealed = sampleContest({ startsIn: 0, endsIn: 2 * hour, sealsIn: hour });
    expect(turnsOf(sealed)).toEqual([noon, noon + hour, noon + 2 * hour]);
    expect(turnsOf({ ...sealed, sealRank: false })).toEqual([noon, noon + 2 * hour]);
  });
});

describe('the words of the countdown', () => {
  it.each([
    [0, '00:00:00'],
    [1, '00:00:01'],
    [1000, '00:00:01'],
    [61_001, '00:01:02'],
    [26 * hour + 5 * minute, '26:05:00'],
    [-5, '00:00:00'],
  ])('of %i ms are %s', (left, text) => {
    expect(countdownText(left)).toBe(text);
  });

  it('are human where it is more than a week away [S2-4-4]', () => {
    expect(farAway(7 * day, 'en-US')).toBeNull();
    expect(farAway(7 * day + 1, 'en-US')).toBe('in 7 days');
    expect(farAway(12 * day, 'zh-CN')).toBe('12天后');
    expect(farAway(90 * day, 'en-US')).toBe('in 3 months');
  });
});

describe('the menu', () => {
  it.each([
    ['a guest of a public contest that runs', {}, guest, false],
    ['a guest of a protected one, who may look', { auth: shielded }, guest, false],
    ['nobody registered in a private one', { auth: closed }, guest, true],
    ['who registered there', { auth: closed }, registered, false],
    ['everybody before the start', scheduled, guest, true],
    ['who registered, before the start', { ...scheduled, auth: closed }, registered, true],
    ['an administrator before the start', { ...scheduled, auth: closed }, admin, false],
    ['a guest of a private one that has ended', { ...ended, auth: closed }, guest, true],
    ['a guest of a public one that has ended', ended, guest, false],
  ])('is shut for %s: %#', (_who, changes, reader, isShut) => {
    expect(isMenuDisabled(sampleContest(changes), reader, noon)).toBe(isShut);
  });
});

describe('access', () => {
  it.each([
    [open, guest, false, true],
    [closed, guest, true, false],
    [shielded, guest, false, false],
    [closed, registered, false, true],
    [shielded, registered, false, true],
    [closed, admin, false, true],
    [shielded, admin, false, true],
  ])(
    'of auth %i and %o: password card %s, submits %s [S2-4-6, S2-4-7]',
    (auth, reader, asks, submits) => {
      const contest = sampleContest({ auth });
      expect(needsPassword(contest, reader)).toBe(asks);
      expect(hasSubmitAccess(contest, reader)).toBe(submits);
    },
  );

  it.each([
    ['while it runs', {}, guest, true],
    ['before the start', scheduled, registered, false],
    ['before the start by an administrator', scheduled, admin, true],
    ['after the end', ended, registered, false],
    ['after the end by an administrator', ended, admin, false],
    ['after the end where that is allowed', { ...ended, allowEndSubmit: true }, guest, true],
  ])('by the clock %s [S2-4-10]', (_when, changes, reader, isOpen) => {
    expect(isOpenForSubmits(sampleContest(changes), reader, noon)).toBe(isOpen);
  });
});

describe('what is sealed', () => {
  it.each([
    ['without a seal', {}, guest, true],
    ['before the seal', { sealsIn: hour }, guest, true],
    ['from the seal on', { sealsIn: 0 }, guest, false],
    ['from the seal on, by an administrator', { sealsIn: 0 }, admin, true],
    ['after the end', { ...ended, sealsIn: -2 * hour }, guest, true],
  ])('is seen as it is %s', (_when, changes, reader, sees) => {
    expect(seesRealTime(sampleContest(changes), reader, noon)).toBe(sees);
  });

  it('begins at the moment of the seal and is remembered after the end', () => {
    expect(isPastSeal(sampleContest(), noon)).toBe(false);
    expect(isPastSeal(sampleContest({ sealsIn: 1 }), noon)).toBe(false);
    expect(isPastSeal(sampleContest({ sealsIn: 0 }), noon)).toBe(true);
    expect(isPastSeal(sampleContest({ ...ended, sealsIn: -2 * hour }), noon)).toBe(true);
  });

  it('the settings are there once it has ended and may still be submitted to [S2-2.2-3]', () => {
    expect(hasSettings(sampleContest({ allowEndSubmit: true }), noon)).toBe(false);
    expect(hasSettings(sampleContest(ended), noon)).toBe(false);
    expect(hasSettings(sampleContest({ ...ended, allowEndSubmit: true }), noon)).toBe(true);
  });
});
