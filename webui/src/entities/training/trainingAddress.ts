/** The pages of a training, whether it is of the site or of a group. */
import { to } from '../../app/routes';
import type { Training } from './trainingQueries';

type Placed = Pick<Training, 'id' | 'gid'>;

export const trainingAddress = ({ id, gid }: Placed): string =>
  gid === null
    ? to('TrainingDetails', { trainingID: id })
    : to('GroupTrainingDetails', { groupID: gid, trainingID: id });

export const trainingProblemsAddress = ({ id, gid }: Placed): string =>
  gid === null
    ? to('TrainingProblemList', { trainingID: id })
    : to('GroupTrainingProblemList', { groupID: gid, trainingID: id });

export const trainingRankAddress = ({ id, gid }: Placed): string =>
  gid === null
    ? to('TrainingRank', { trainingID: id })
    : to('GroupTrainingRank', { groupID: gid, trainingID: id });
