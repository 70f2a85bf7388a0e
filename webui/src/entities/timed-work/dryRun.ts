/** A timed work that somebody of the staff tries as a student (contract timedwork.md §17): the pages
 * of the dry run say so with every call, so that the server answers as to a student. */
import { viewpoint } from '../../shared/lib/viewpoint';

const known = new Set<number>();

function headersOf(path: string): Record<string, string> {
  if (path.startsWith('/api/admin/')) return {};
  const number = Number(/^\/timedwork\/(\d+)(?:\/|$)/.exec(location.pathname)?.[1]);
  return known.has(number) ? { 'Timed-Work-Dry-Run': String(number) } : {};
}

/** Of this window: where the page leads back to when the dry run is gone. */
const nameOf = (number: number) => `dryRun.${number}`;

/** From now on the pages of this number are a student's. */
export function standInDryRun(number: number, tid: number): void {
  if (!known.has(number)) remember(number, tid);
  known.add(number);
  viewpoint.headers.add(headersOf);
}

function remember(number: number, tid: number): void {
  try {
    sessionStorage.setItem(nameOf(number), String(tid));
  } catch {
    // Then the way back is the browser's own.
  }
}

/** The work that was tried under this number; null where this window has seen none. */
export function triedWork(number: number): number | null {
  try {
    const stored = sessionStorage.getItem(nameOf(number));
    return stored === null ? null : Number(stored);
  } catch {
    return null;
  }
}
