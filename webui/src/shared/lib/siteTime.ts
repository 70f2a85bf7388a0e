/** Moments as the clock on the server's wall shows them: in the site's zone, whatever this computer
 * takes for its own. Where everybody in the room must read the same. */
import { bootData } from '../api/boot';
import { formatClockIn, formatDateTimeIn, timeOf } from './time';

/** 09:30:12 */
export const siteClock = (time: string | number): string =>
  formatClockIn(bootData().config.timezone, typeof time === 'number' ? time : timeOf(time));

/** 2026-11-21 09:30:12 */
export const siteDateTime = (time: string | number): string =>
  formatDateTimeIn(bootData().config.timezone, typeof time === 'number' ? time : timeOf(time));

/** 2026-11-21 09:30: for what is planned to the minute. */
export const siteMinute = (time: string | number): string => siteDateTime(time).slice(0, -3);

/** What a field of date and time holds: 2026-11-21T09:30:12. */
export const siteField = (time: string | number): string => siteDateTime(time).replace(' ', 'T');

/** The other way round; NaN for what is no date and time. */
export function timeOfSiteField(field: string): number {
  const written = Date.parse(`${field}Z`);
  if (Number.isNaN(written)) return Number.NaN;
  // How far the zone is from UTC may be different by as much as that: looked at where it came to.
  const first = written - offsetAt(written);
  return written - offsetAt(first);
}

/** How far the site's clock is ahead of UTC then, in ms. */
const offsetAt = (time: number): number =>
  Date.parse(`${siteField(time)}Z`) - Math.floor(time / 1000) * 1000;
