import { to } from '../../app/routes';
import { problemOf } from './problemOf';
import type { JudgeRow } from './types';

/** A submission's own page, in the contest or the group where it was made (S2 §2, S3 §2). */
export function submissionAddress(row: JudgeRow): string {
  const { place, problemId } = problemOf(row);
  const { submitId: submitID } = row;
  switch (place.kind) {
    case 'contest':
      return to('ContestSubmissionDetails', {
        contestID: place.id,
        problemID: problemId,
        submitID,
      });
    case 'group':
      return to('GroupSubmissionDetails', { groupID: place.id, submitID });
    default:
      return to('SubmissionDetails', { submitID });
  }
}
