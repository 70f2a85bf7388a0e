import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  errorOfComputer,
  isClockUnsure,
  serverNow,
  synchronise,
  synchroniseAtLeast,
  synchroniseWithPage,
} from './serverClock';

const noon = Date.parse('2026-11-21T12:00:00Z');
const computer = Date.parse('2020-01-01T00:00:00Z');
const minute = 60_000;

beforeEach(() => {
  vi.useFakeTimers({ now: computer });
  isClockUnsure(); // the real clock was another one
});

const wait = (ms: number) => vi.advanceTimersByTime(ms);

/** A machine asleep: its clock goes on, the stopwatch stands still. */
const sleep = (ms: number) => vi.setSystemTime(Date.now() + ms);

/** An answer that was asked for so many ms ago, written after `outward` of them. */
const answer = (serverTime: number, roundTrip: number) =>
  synchronise(serverTime, performance.now() - roundTrip);

/** The page whose first byte came `late` ms before its script begins to run. */
function loadPage(late: number, roundTrip = 40): void {
  const responseStart = performance.now() - late;
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    { requestStart: responseStart - roundTrip, responseStart } as PerformanceNavigationTiming,
  ]);
}

describe("the server's time", () => {
  it('is right to 2 s though the page took 9 s to load', () => {
    wait(9000);
    loadPage(8500);
    synchroniseWithPage(new Date(noon).toISOString());
    expect(Math.abs(serverNow() - (noon + 8500))).toBeLessThan(100);
  });

  it("does not move when the computer's clock is set", () => {
    synchronise(noon);
    wait(minute);
    vi.setSystemTime(computer + 600 * minute);
    expect(serverNow()).toBeCloseTo(noon + minute, -1);
    vi.setSystemTime(computer - 600 * minute);
    expect(serverNow()).toBeCloseTo(noon + minute, -1);
  });

  it('is drawn closer by a quick answer and not spoilt by a slow one', () => {
    answer(noon, 4000); // somewhere in these 4 s
    expect(Math.abs(serverNow() - (noon + 2000))).toBeLessThan(10);
    answer(noon + 100, 20);
    expect(Math.abs(serverNow() - (noon + 110))).toBeLessThan(10);
    wait(1000);
    answer(noon + 100, 1010); // written at once, long under way
    expect(Math.abs(serverNow() - (noon + 1110))).toBeLessThan(12);
  });

  it('follows a frame of the socket that knows a later time, and no older one', () => {
    answer(noon, 400);
    synchroniseAtLeast(noon + 300);
    expect(serverNow()).toBeGreaterThanOrEqual(noon + 300);
    synchroniseAtLeast(noon - 5000);
    expect(serverNow()).toBeGreaterThanOrEqual(noon + 300);
  });

  it('is asked for anew after sleep, in which the stopwatch stood still', () => {
    answer(noon, 10);
    expect(isClockUnsure()).toBe(false);
    sleep(20 * minute);
    expect(isClockUnsure()).toBe(true);
    expect(isClockUnsure()).toBe(true); // until an answer has come
    answer(noon + 20 * minute, 10);
    expect(isClockUnsure()).toBe(false);
    expect(serverNow()).toBeCloseTo(noon + 20 * minute + 5, -2);
  });

  it('moves on after sleep with the first frame, and is still asked for', () => {
    answer(noon, 10);
    sleep(20 * minute);
    synchroniseAtLeast(noon + 20 * minute);
    expect(serverNow()).toBeGreaterThanOrEqual(noon + 20 * minute);
    expect(serverNow()).toBeLessThan(noon + 20 * minute + 2000);
    expect(isClockUnsure()).toBe(true);
  });

  it('follows the server when its clock was set back', () => {
    answer(noon, 10);
    answer(noon - 60 * minute, 10);
    expect(serverNow()).toBeCloseTo(noon - 60 * minute + 5, -2);
  });

  it('grows unsure with time, since clocks part', () => {
    answer(noon, 10);
    wait(60 * minute);
    expect(isClockUnsure()).toBe(false);
    wait(60 * minute);
    expect(isClockUnsure()).toBe(true);
  });

  it('says by how much a computer is wrong, beyond 2 s', () => {
    synchronise(computer + 1900);
    expect(errorOfComputer()).toBe(0);
    synchronise(computer - 3 * minute);
    expect(errorOfComputer()).toBeCloseTo(3 * minute, -2);
    synchronise(computer + 3 * minute);
    expect(errorOfComputer()).toBeCloseTo(-3 * minute, -2);
  });
});
