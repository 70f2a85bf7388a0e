import { to } from '../../app/routes';
import { problemOf } from './problemOf';
import type { JudgeRow } from './types';

/** A submission's own page, in the contest where it was made (S2 §2). */
export function submissionAddress(row: JudgeRow): string {
  const { place, problemId } = problemOf(row);
  const { submitId: submitID } = row;
  return place.kind === 'contest'
    ? to('ContestSubmissionDetails', { contestID: place.id, problemID: problemId, submitID })
    : to('SubmissionDetails', { submitID });
}
