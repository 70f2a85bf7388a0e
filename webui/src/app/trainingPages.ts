/** Which code and texts the pages of trainings need, whether of the site or of a group. */
import { trainingTexts } from '../entities/training/texts';
import { adminContestsTexts } from '../features/admin/contests/texts';
import { adminTexts } from '../features/admin/texts';
import { adminTrainingsTexts } from '../features/admin/trainings/texts';
import { problemTexts } from '../features/problem/texts';
import { widgetsTexts } from '../shared/ui/widgets/texts';
import type { PageContents } from './pageEntry';
import type { TrainingRoute } from './routes';

const intro: PageContents = {
  load: () => import('../features/training/intro/IntroPage'),
  texts: [],
};
const problemList: PageContents = {
  load: () => import('../features/training/problems/TrainingProblemsPage'),
  texts: [],
};
const problem: PageContents = {
  load: () => import('../features/problem/ProblemPage'),
  texts: [problemTexts],
};
const rank: PageContents = {
  load: () => import('../features/training/rank/TrainingRankPage'),
  texts: [],
};
const editor: PageContents = {
  load: () => import('../features/admin/trainings/TrainingEditorPage'),
  texts: [adminTrainingsTexts, widgetsTexts],
};

const groupEditor: PageContents = {
  ...editor,
  texts: [adminTexts, adminTrainingsTexts, widgetsTexts],
};

export default {
  GroupTrainingList: {
    load: () => import('../features/admin/trainings/GroupTrainingsPage'),
    texts: [trainingTexts, adminTrainingsTexts],
  },
  GroupTrainingNew: groupEditor,
  GroupTrainingEdit: groupEditor,
  GroupTrainingCategories: {
    load: () => import('../features/admin/trainings/CategoriesPage'),
    texts: [adminTexts, adminTrainingsTexts],
  },
  GroupTrainingEditProblems: {
    load: () => import('../features/admin/trainings/TrainingProblemsPage'),
    texts: [adminTexts, adminTrainingsTexts, adminContestsTexts],
  },
  TrainingList: {
    load: () => import('../features/training/list/TrainingListPage'),
    texts: [trainingTexts],
  },
  TrainingDetails: intro,
  TrainingProblemList: problemList,
  TrainingProblemDetails: problem,
  TrainingRank: rank,
  GroupTrainingDetails: intro,
  GroupTrainingProblemList: problemList,
  GroupTrainingProblemDetails: problem,
  GroupTrainingRank: rank,
} satisfies Record<TrainingRoute, PageContents>;
