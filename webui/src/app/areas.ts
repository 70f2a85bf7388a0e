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

/** Names, area, and what stands around these pages but for the bare ones: the first that fits. */
const areas: readonly [names: RegExp, area: AreaName, frame: FrameName][] = [
  [/^AdminProblemPreview$/, 'admin', 'site'],
  [/^Admin/, 'admin', 'admin'],
  [/^(AcmScoreBoard|OiScoreBoard|(Contest|TimedWork)List)$/, 'contest', 'site'],
  [/^(Contest|AcmScore|OiScore|ScrollBoard)/, 'contest', 'contest'],
  [/^TimedWork/, 'contest', 'timedWork'],
  [/^TrainingList$/, 'training', 'site'],
  [/^GroupTraining(Categories|List|New|Edit)/, 'training', 'group'],
  [/^(Group)?Training/, 'training', 'training'],
  [
    /^Group(List|DataVersions|Editorial|(Contest)?Problem(New|Edit)|Problem(Import|Preview))$/,
    'group',
    'site',
  ],
  [/^Group/, 'group', 'group'],
  [/^(Setup|Logout|ResetPassword|Learning|Manual|Trust)/, 'account', 'site'],
  [/^(Problem)?Discussion/, 'discussion', 'site'],
];

/** Pages with nothing around them. */
const bare =
  /^(Admin(ExamPrint|Login|Poster|Takeover)|ContestPrintSheet|ScrollBoard|Setup|GroupStudent)$/;

const wide =
  /ProblemDetails$|^(AdminTimedWorkRoom$|Group((Contest)?Problem(New|Edit|Import)|DataVersions|Editorial))/;

function entryOf(name: RouteName): PageEntry | null {
  const [, area, frame] = areas.find(([names]) => names.test(name)) ?? [];
  if (!area || !frame) return null;
  return { area, frame: bare.test(name) ? 'bare' : frame, isWide: wide.test(name) };
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
