/** How far somebody is with a problem, as the server told it and as this page knows since. */
import type { SavedDraft } from '../../../entities/problem/savedDrafts';
import type { OwnProgress, ProblemProgress } from '../../../entities/timed-work/timedWorkQueries';

/** With a draft that this page has just saved, until the server is asked again. */
export function withDraft(
  progress: OwnProgress,
  { pid, code, savedAt }: Pick<SavedDraft, 'pid' | 'code' | 'savedAt'>,
): OwnProgress {
  const isWritten = code.trim() !== '';
  const problems = progress.problems.map((each) =>
    each.pid === pid
      ? {
          ...each,
          draftTime: isWritten ? savedAt : null,
          isDraftNewer: isWritten,
          answered: each.questions === null ? null : answeredIn(code),
        }
      : each,
  );
  return { ...progress, problems };
}

function answeredIn(code: string): number {
  try {
    const answers: unknown = JSON.parse(code || '[]');
    const isAnswer = (each: unknown) => typeof each === 'string' && each.trim() !== '';
    return Array.isArray(answers) ? answers.filter(isAnswer).length : 0;
  } catch {
    return 0;
  }
}

/** The word for it; what was answered says more than whether it was sent. */
export function kindOf({ questions, submitted, draftTime, isDraftNewer }: ProblemProgress) {
  if (questions !== null) return 'answered';
  if (submitted > 0) return isDraftNewer ? 'newer' : 'submitted';
  return draftTime === null ? 'empty' : 'draft';
}
