/** Where whoever stands before something that is not there, or not open to them, may go on. */
import type words from '../shared/i18n/zh-CN/wayOn.json';
import { paths, type RouteName, routeOf } from './routes';

/** A list, and what its link says. */
interface WayBack {
  href: string;
  words: keyof typeof words.back;
}

type List = [pages: RegExp, subject: string, list: RouteName, words: WayBack['words']];

/** The lists above the pages of a name, the nearest first. `subject` is what is missing from that list. */
const lists: readonly List[] = [
  [/^Contest(Problem|Submission)Details$/, 'problem', 'ContestProblemList', 'problems'],
  [/^(Contest|AcmScore|OiScore)/, 'contest', 'ContestList', 'contests'],
  [/^TimedWorkProblemDetails$/, 'problem', 'TimedWorkProblemList', 'problems'],
  [/^TimedWork/, 'timedwork', 'TimedWorkList', 'timedWork'],
  [/^TrainingProblemDetails$/, 'problem', 'TrainingProblemList', 'problems'],
  [/^Training/, 'training', 'TrainingList', 'trainings'],
  [/^GroupTrainingProblemDetails$/, 'problem', 'GroupTrainingProblemList', 'problems'],
  [/^GroupTraining/, 'training', 'GroupTrainingList', 'trainings'],
  [/^GroupContest/, 'contest', 'GroupContestList', 'contests'],
  [/^Group(Problem|DataVersions|Editorial)/, 'problem', 'GroupProblemList', 'problems'],
  [/^GroupSubmission/, 'submission', 'GroupSubmissionList', 'submissions'],
  [/^Group(Problem)?Discussion/, 'discussion', 'GroupDiscussionList', 'discussions'],
  [/^GroupAssignment/, 'class', 'GroupAssignmentList', 'assignments'],
  [/^Group/, 'group', 'GroupList', 'groups'],
  [/^Problem(Details|Print)$/, 'problem', 'ProblemList', 'problems'],
  [/^Submission/, 'submission', 'SubmissionList', 'submissions'],
  [/^Lesson/, 'lesson', 'LessonList', 'lessons'],
  [/^(Problem)?Discussion/, 'discussion', 'DiscussionList', 'discussions'],
  [/^Manual/, 'manual', 'Manual', 'manual'],
  [/^Admin(Problem|DataVersions|Editorial)/, 'problem', 'AdminProblemList', 'problems'],
  [/^AdminContest/, 'contest', 'AdminContestList', 'contests'],
  [/^AdminTraining/, 'training', 'AdminTrainingList', 'trainings'],
  [/^AdminLesson/, 'lesson', 'AdminLessonList', 'lessons'],
  [/^AdminPack/, 'pack', 'AdminPacks', 'packs'],
  [/^Admin(TimedWork|Exam)/, 'timedwork', 'AdminTimedWorkList', 'timedWork'],
  [/^(?!Admin|Home$|Setup$)/, '', 'Home', 'home'],
];

/** The nearest list that what is missing would stand in. Of another refusal the farthest: what stands
 * around the page may be what is refused. */
export function wayBackFrom(address: string, subject: string): WayBack | null {
  const page = routeOf(address);
  if (!page) return null;
  const above = lists.filter(([pages, , list]) => pages.test(page) && list !== page);
  const found =
    above.find((list) => list[1] === subject) ?? above.filter(isNoHome).at(-1) ?? above[0];
  if (!found) return null;
  const [, , list, words] = found;
  return { href: addressIn(paths[list], paths[page], address), words };
}

const isNoHome = ([, , list]: List) => list !== 'Home';

/** The list's address, with the numbers that stand in the page's own. */
function addressIn(list: string, page: string, address: string): string {
  const given = address.split('/');
  const places = page.split('/');
  return list.replace(/:\w+/g, (name) => given[places.indexOf(name)] ?? '');
}
