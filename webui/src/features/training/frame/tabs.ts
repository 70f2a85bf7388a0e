/** The tabs of a training, in their order (S2 §2.10). */
import type { RouteName } from '../../../app/routes';
import {
  trainingAddress,
  trainingProblemsAddress,
  trainingRankAddress,
} from '../../../entities/training/trainingAddress';
import type { Training } from '../../../entities/training/trainingQueries';

export type TrainingTabName = 'intro' | 'problems' | 'rank';

interface TrainingTab {
  name: TrainingTabName;
  address: (training: Training) => string;
  /** Nothing of it before the password. */
  needsAccess: boolean;
}

const tabs: readonly TrainingTab[] = [
  { name: 'intro', address: trainingAddress, needsAccess: false },
  { name: 'problems', address: trainingProblemsAddress, needsAccess: true },
  { name: 'rank', address: trainingRankAddress, needsAccess: true },
];

/** Only who had to enter stands in a record list. */
export const shownTabs = ({ auth }: Training): readonly TrainingTab[] =>
  tabs.filter(({ name }) => name !== 'rank' || auth === 'Private');

const names: Partial<Record<RouteName, TrainingTabName>> = {
  TrainingDetails: 'intro',
  GroupTrainingDetails: 'intro',
  TrainingProblemList: 'problems',
  GroupTrainingProblemList: 'problems',
  TrainingRank: 'rank',
  GroupTrainingRank: 'rank',
};

/** The tab that a page belongs to; null for a problem, which has no room for tabs. */
export const tabOf = (route: RouteName): TrainingTabName | null => names[route] ?? null;
