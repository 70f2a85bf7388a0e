/** Fields of date and time in the site's zone: apart from what every page loads. */
import { siteDateTime } from './siteTime';

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
