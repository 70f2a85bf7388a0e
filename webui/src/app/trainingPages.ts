/** Which code and texts the pages of trainings need, whether of the site or of a group. */
import { trainingTexts } from '../entities/training/texts';
import { adminContestsTexts } from '../features/admin/contests/texts';
import { adminTexts } from '../features/admin/texts';
import { adminTrainingsTexts } from '../features/admin/trainings/texts';
import { problemTexts } from '../features/problem/texts';
import { widgetsTexts } from '../shared/ui/widgets/texts';
import type { PageEntry } from './pageEntry';
import type { RouteName } from './routes';

const intro: PageEntry = {
  load: () => import('../features/training/intro/IntroPage'),
  texts: [],
  frame: 'training',
};
const problemList: PageEntry = {
  load: () => import('../features/training/problems/TrainingProblemsPage'),
  texts: [],
  frame: 'training',
};
const problem: PageEntry = {
  load: () => import('../features/problem/ProblemPage'),
  texts: [problemTexts],
  frame: 'training',
  isWide: true,
};
const rank: PageEntry = {
  load: () => import('../features/training/rank/TrainingRankPage'),
  texts: [],
  frame: 'training',
};
const editor: PageEntry = {
  load: () => import('../features/admin/trainings/TrainingEditorPage'),
  texts: [adminTrainingsTexts, widgetsTexts],
  frame: 'admin',
};

const groupEditor: PageEntry = {
  ...editor,
  texts: [adminTexts, adminTrainingsTexts, widgetsTexts],
  frame: 'group',
};

export const trainingPages = {
  GroupTrainingList: {
    load: () => import('../features/admin/trainings/GroupTrainingsPage'),
    texts: [trainingTexts, adminTrainingsTexts],
    frame: 'group',
  },
  GroupTrainingNew: groupEditor,
  GroupTrainingEdit: groupEditor,
  GroupTrainingEditProblems: {
    load: () => import('../features/admin/trainings/TrainingProblemsPage'),
    texts: [adminTexts, adminTrainingsTexts, adminContestsTexts],
    frame: 'group',
  },
  TrainingList: {
    load: () => import('../features/training/list/TrainingListPage'),
    texts: [trainingTexts],
    frame: 'site',
  },
  TrainingDetails: intro,
  TrainingProblemList: problemList,
  TrainingProblemDetails: problem,
  TrainingRank: rank,
  GroupTrainingDetails: intro,
  GroupTrainingProblemList: problemList,
  GroupTrainingProblemDetails: problem,
  GroupTrainingRank: rank,
  AdminTrainingList: {
    load: () => import('../features/admin/trainings/TrainingsPage'),
    texts: [adminTrainingsTexts],
    frame: 'admin',
  },
  AdminTrainingNew: editor,
  AdminTrainingEdit: editor,
  AdminTrainingProblems: {
    load: () => import('../features/admin/trainings/TrainingProblemsPage'),
    texts: [adminTrainingsTexts, adminContestsTexts],
    frame: 'admin',
  },
  AdminTrainingCategories: {
    load: () => import('../features/admin/trainings/CategoriesPage'),
    texts: [adminTrainingsTexts],
    frame: 'admin',
  },
} satisfies Partial<Record<RouteName, PageEntry>>;
