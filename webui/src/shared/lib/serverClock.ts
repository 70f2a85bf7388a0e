/**
 * The server's clock. It runs on the page's own stopwatch (`performance.now()`), never on the
 * computer's clock, which may be wrong by hours and may be set while a countdown runs.
 *
 * Every answer says when it was ready: after it was asked for and before it came. So the server's
 * time minus the stopwatch lies between two bounds, which each further answer draws closer. The
 * quickest round trip tells most (contract 00-conventions §1).
 */

interface Bounds {
  /** ms */
  low: number;
  high: number;
  /** When they were drawn, by the stopwatch. */
  at: number;
}

/** Two clocks part by less than this share of the time that passes. */
const drift = 200e-6;
/** A computer whose clock is wrong by less is not worth a word, in ms. */
const tolerated = 2000;
/** An older answer is asked for anew when the time is less sure than this, in ms. */
const sureEnough = 1000;
/** Within so many ms of each other two looks at both clocks agree. */
const sameLook = 1000;

let known: Bounds | null = null;
let isDoubted = false;
let lead = leadOfComputer();

/** The computer's clock minus the stopwatch: stays the same but when it is set, or in sleep. */
function leadOfComputer(): number {
  return Date.now() - performance.now();
}

/** Whether the computer has slept or its clock was set since the last look. */
function hasJumped(): boolean {
  const before = lead;
  lead = leadOfComputer();
  return Math.abs(lead - before) > sameLook;
}

function boundsNow(): Bounds | null {
  if (!known) return null;
  const at = performance.now();
  const spread = Math.max(0, at - known.at) * drift;
  return { low: known.low - spread, high: known.high + spread, at };
}

/**
 * A time (ISO-8601, or ms since 1970) that the server wrote between two moments of the stopwatch.
 * One that contradicts what was known wins: the stopwatch stood still, or the server's clock was set.
 */
export function synchronise(
  serverTime: string | number,
  askedAt = performance.now(),
  answeredAt = performance.now(),
): void {
  const time = typeof serverTime === 'number' ? serverTime : Date.parse(serverTime);
  if (!Number.isFinite(time)) return;
  // Whole milliseconds are written: the true time may be up to one later.
  const told = { low: time - answeredAt, high: time + 1 - askedAt, at: performance.now() };
  const jumped = hasJumped();
  const before = isDoubted || jumped ? null : boundsNow();
  // An answer that was under way while the computer slept says nothing sure.
  isDoubted = jumped;
  const doTheyAgree = before !== null && told.low <= before.high && told.high >= before.low;
  known = doTheyAgree
    ? { ...told, low: Math.max(told.low, before.low), high: Math.min(told.high, before.high) }
    : told;
}

/** The time that stands in the page itself; the script may begin to run much later. */
export function synchroniseWithPage(serverTime: string): void {
  const page = performance.getEntriesByType('navigation')[0] as
    | PerformanceNavigationTiming
    | undefined;
  synchronise(serverTime, page?.requestStart ?? 0, page?.responseStart || performance.now());
}

/** A time that came by itself, nobody knows how long ago: it is at least as late as that. */
export function synchroniseAtLeast(serverTime: number): void {
  const bounds = boundsNow();
  const low = serverTime - performance.now();
  if (!bounds || low > bounds.high) {
    known = { low, high: low + tolerated, at: performance.now() };
    isDoubted = true;
  } else known = { ...bounds, low: Math.max(bounds.low, low) };
}

/** Milliseconds since 1970, by the server's clock. */
export function serverNow(): number {
  return known ? performance.now() + (known.low + known.high) / 2 : Date.now();
}

/** True when the server should be asked for its time: it is not sure enough, or this computer has
 * slept, in which the stopwatch may stand still, or its clock was set, which looks the same. */
export function isClockUnsure(): boolean {
  if (hasJumped()) isDoubted = true;
  const bounds = boundsNow();
  return isDoubted || bounds === null || (bounds.high - bounds.low) / 2 > sureEnough;
}

/** By how many ms this computer's clock is ahead of the server's; 0 while that is no matter. */
export function errorOfComputer(): number {
  const error = Date.now() - serverNow();
  return known && Math.abs(error) > tolerated ? Math.round(error) : 0;
}
