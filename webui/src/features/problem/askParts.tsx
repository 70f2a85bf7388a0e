/** What the problem page has of the AI helper; all of it comes later, and only where it is open. */
import { bootData } from '../../shared/api/boot';
import { lazyPart } from '../../shared/ui/lazyPart';
import { problemAssistantTexts } from './assistant/texts';
import type { ProblemInfo, Submission } from './types';
import { withTexts } from './withTexts';

export const AskButton = lazyPart(
  () => withTexts(import('./assistant/AskButton'), problemAssistantTexts),
  { missing: 'nothing' },
);
const SubmissionQuestions = lazyPart(
  () => withTexts(import('./assistant/SubmissionQuestions'), problemAssistantTexts),
  { missing: 'nothing' },
);

/** Never in a contest or a timed work (S1 §4.7). */
export const offersAi = ({ place, problem }: ProblemInfo): boolean =>
  bootData().config.openAiChat &&
  !problem.objectiveForm &&
  place.kind !== 'contest' &&
  place.kind !== 'timedWork';

/** Below a verdict between "compile error" and "accepted". */
export function AskAbout({ info, submission }: { info: ProblemInfo; submission: Submission }) {
  const { status, submitId } = submission;
  if (status < -2 || status > 0 || !offersAi(info)) return null;
  return <SubmissionQuestions submitId={submitId} status={status} />;
}
