import { placeOfContest } from '../contest/contestQueries';
import { placeOfWire } from '../place/codec';
import type { PlacedProblem } from '../problem/problemAddress';
import type { JudgeRow } from './types';

/** The problem of a submission where it was met: contests and timed works have display ids of their
 * own, under which the bank's would open another problem or none (contract submission.md §1). */
export function problemOf(row: JudgeRow): PlacedProblem {
  const place = placeOfWire(row);
  return {
    place: place.kind === 'contest' ? placeOfContest(place.id) : place,
    problemId: row.displayId ?? row.displayTid ?? row.displayPid,
  };
}
