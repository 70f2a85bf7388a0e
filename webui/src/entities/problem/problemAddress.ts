/** A problem by the place where it is met, its addresses, and the calls that open it. */
import { isReady, to } from '../../app/routes';
import { placeOfAddress, wireOf } from '../place/codec';
import type { Place, PlaceKind } from '../place/place';

export interface PlacedProblem {
  place: Place;
  /** The display id, which means something in this place only. */
  problemId: string;
}

export function problemOfAddress(
  parameters: Readonly<Record<string, string | undefined>>,
  search = '',
): PlacedProblem {
  return {
    place: placeOfAddress(parameters, search),
    problemId: parameters.problemID ?? '',
  };
}

export function problemAddress({ place, problemId }: PlacedProblem): string {
  const { kind, id, within } = place;
  if (kind === 'contest')
    return to('ContestProblemDetails', { contestID: id, problemID: problemId });
  if (kind === 'training') {
    const training = { trainingID: id, problemID: problemId };
    return within === 0
      ? to('TrainingProblemDetails', training)
      : to('GroupTrainingProblemDetails', { groupID: within, ...training });
  }
  if (kind === 'group') return to('GroupProblemDetails', { groupID: id, problemID: problemId });
  if (kind === 'timedWork')
    return to('TimedWorkProblemDetails', { timedWorkID: id, problemID: problemId });
  return to('ProblemDetails', { problemID: problemId }, { ...wireOf(place) });
}

const routes = {
  practice: 'ProblemDetails',
  contest: 'ContestProblemDetails',
  timedWork: 'TimedWorkProblemDetails',
  training: 'TrainingProblemDetails',
  group: 'GroupProblemDetails',
} as const satisfies Record<PlaceKind, string>;

/** Whether such places have pages for their problems already. */
export const hasProblemPage = ({ kind }: Place): boolean => isReady(routes[kind]);

/** The sheet to print. */
export const sheetAddress = ({ place, problemId }: PlacedProblem): string =>
  to('ProblemPrint', { problemID: problemId }, { ...wireOf(place) });
