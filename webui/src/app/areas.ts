/** The parts of the site whose lists of pages come with the first page of each: most readers never open
 * the back-office. A page's area and frame follow from its name. */
import type { FrameName } from './frames';
import type { AreaName, PageContents, PageEntry } from './pageEntry';
import { paths, type RouteName } from './routes';

type PageList = Partial<Record<RouteName, PageContents>>;

/** The list of an area is `<area>Pages.ts`. */
const lists: Record<AreaName, () => Promise<{ default: PageList }>> = {
  account: () => import('./accountPages'),
  admin: () => import('./adminPages'),
  discussion: () => import('./discussionPages'),
  contest: () => import('./contestPages'),
  training: () => import('./trainingPages'),
  group: () => import('./groupPages'),
};

/** Names, area, and what stands around these pages but for those in `elsewhere`: the first that fits. */
const areas: readonly [names: RegExp, area: AreaName, frame: FrameName][] = [
  [/^Admin/, 'admin', 'admin'],
  [/^(Contest|AcmScore|OiScore|ScrollBoard)/, 'contest', 'contest'],
  [/^TimedWork/, 'contest', 'timedWork'],
  [/^(Group)?Training/, 'training', 'training'],
  [
    /^Group(List|DataVersions|Editorial|(Contest)?Problem(New|Edit)|Problem(Import|Preview))$/,
    'group',
    'site',
  ],
  [/^Group/, 'group', 'group'],
  [/^(Setup|Logout|ResetPassword|Learning)/, 'account', 'site'],
  [/^(Problem)?Discussion/, 'discussion', 'site'],
];

/** Pages outside their area's frame. */
const elsewhere: Partial<Record<RouteName, FrameName>> = {
  AdminExamPrint: 'bare',
  AdminLogin: 'bare',
  AdminProblemPreview: 'site',
  AdminTakeover: 'bare',
  AcmScoreBoard: 'site',
  ContestList: 'site',
  ContestPrintSheet: 'bare',
  OiScoreBoard: 'site',
  ScrollBoard: 'bare',
  Setup: 'bare',
  TimedWorkList: 'site',
  TrainingList: 'site',
  GroupTrainingCategories: 'group',
  GroupTrainingList: 'group',
  GroupTrainingNew: 'group',
  GroupTrainingEdit: 'group',
  GroupTrainingEditProblems: 'group',
  GroupStudent: 'bare',
};

const wide =
  /^(AdminTimedWorkRoom|(GroupTraining|Training|Contest|TimedWork|Group)ProblemDetails|Group(Contest)?Problem(New|Edit)|Group(DataVersions|Editorial|ProblemImport))$/;

function entryOf(name: RouteName): PageEntry | null {
  const [, area, frame] = areas.find(([names]) => names.test(name)) ?? [];
  if (!area || !frame) return null;
  return { area, frame: elsewhere[name] ?? frame, isWide: wide.test(name) };
}

/** Every page that stands in an area. */
export const areaPages: Partial<Record<RouteName, PageEntry>> = Object.fromEntries(
  (Object.keys(paths) as RouteName[]).flatMap((name) => {
    const entry = entryOf(name);
    return entry ? [[name, entry]] : [];
  }),
);

export async function contentsOf(name: RouteName, entry: PageEntry): Promise<PageContents> {
  if (!('area' in entry)) return entry;
  const contents = (await lists[entry.area]()).default[name];
  if (!contents) throw new Error(`${name} is not in the list of its area`);
  return contents;
}
