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
