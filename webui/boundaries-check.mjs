// Who may import whom: shared nothing above it, an entity only shared and the entities before it, a
// feature never another one. Biome's restricted imports cannot say this for relative paths.
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ownWrites } from './build/own-writes.mjs';

const source = path.join(path.dirname(fileURLToPath(import.meta.url)), 'src');
/** What features may know of the frame: addresses, who may open them, what a frame is given. */
const openToFeatures = ['app/routes', 'app/access', 'app/frames'];
/** What of an entity's is made of another one's; each may import those before it. */
const entityOrder = [
  'tag',
  'user',
  'announcement',
  'place',
  'schedule',
  'contest',
  'comment',
  'timed-work',
  'problem',
  'training',
  'submission',
];
/** What of one room of the back-office others show: dialogs, a contest's name for a problem, the head of a
 * timed work, what is wrong with the server's clock; and the words of what they share. */
const openToAdmin = [
  'export/ExportDialog',
  'slips/SlipsDialog',
  'login-codes/CodeDialog',
  'contests/ProblemNamePart',
  'exam-room/move/MoveDialog',
  'timed-work/RecordDialog',
  'timed-work/TimedWorkPage',
  'timed-work/timedWorkQueries',
  'exam-room/messages/MessageList',
  'exam-room/pauses/PauseHistory',
  'exam-room/pauses/PauseList',
  'exam-room/talk/InvigilatorTools',
  'exam-room/talk/PersonDialog',
  'contests/texts',
  'doctor/texts',
  'dashboard/ServerTimeNotice',
  'dashboard/texts',
  'timed-work/recordQueries',
];
/** Calls without types: only what ties them to the server's document may use them. */
const untypedCalls = /import \{([^}]*)\} from '[./]*(?:shared\/)?api\/client'/;
/** What asks for nothing. */
const openOfClient = ['setGuardHandlers', 'dropCalls'];
/** What writes or waits beside the one hook of forms and the one of writing, and why it may. */
const ownWays = [
  'features/admin/problem-editor/useProblemEditor.ts', // 2,000 cases: heard by nobody, saved by its own rules
  'features/admin/repeatWhileSlow.ts', // part of a call
  'entities/submission/waitingSubmits.ts', // waits for the connection, and is sent without anybody's press
  'entities/problem/leftDrafts.ts', // nobody is told: the problem's own page will ask
  'features/timed-work/useBeingHere.ts', // a sign of life: one that is lost is not missed
  'app/refreshRoles.ts', // nobody has asked for it, nobody is told
];
const clock = 'shared/lib/serverClock.ts';
const longestComponent = 150;
const longestFile = 400;
const problems = [];

const importsOf = (text) =>
  [...text.matchAll(/(?:\bfrom\s+|\bimport\s*\(\s*|^import\s+)'([^']+)'/gm)].map((m) => m[1]);
/** Code that comes later, but not by the one way that outlives its failing. Texts and pages are lists. */
const bareImports = (text) =>
  [...text.matchAll(/(?<!typeof )\bimport\(\s*'([^']+)'/g)]
    .filter(({ index }) => {
      const before = text.slice(Math.max(0, index - 80), index);
      return !/\blazy(Part|Module)\(\s*\(\) =>\s*(\w+\(\s*)?$/.test(before);
    })
    .map((match) => match[1]);
const hasImportLists = (file) =>
  /(^app\/(pages|areas|accountPages|adminPages|contestPages|discussionPages|groupPages|messagePages|trainingPages|frames)\.ts$|\/texts\.ts|^shared\/i18n\/i18n\.ts|\.test\.tsx?)$/.test(
    file,
  );
/** app · shared · testing · entities/<name> · features/<name> · features/admin/<name>, where
 * features/admin itself is what its rooms share. */
const roomOf = (file) =>
  /^(features\/admin\/(?!i18n\/)[^/]+(?=\/)|(entities|features)\/[^/]+|[^/]+)/.exec(file)[0];
/** Tests load what such a dialog says. */
const isTextOfOpen = (file) =>
  file.endsWith('/texts') &&
  openToAdmin.some((dialog) => path.dirname(dialog) === path.dirname(file));
const isBefore = (entity, other) => entityOrder.indexOf(entity) < entityOrder.indexOf(other);

function isAllowed(from, to) {
  const [fromRoom, toRoom] = [roomOf(from), roomOf(to)];
  if (fromRoom === toRoom || toRoom === 'shared') return true;
  if (/\.test\.tsx?$/.test(from) && toRoom === 'testing') return true;
  if (fromRoom === 'shared') return false;
  const target = to.replace(/\.tsx?$/, '');
  const isRoute = openToFeatures.includes(target);
  if (fromRoom.startsWith('entities/')) {
    const [, entity] = fromRoom.split('/');
    const [layer, other] = toRoom.split('/');
    return isRoute || (layer === 'entities' && isBefore(other, entity));
  }
  if (fromRoom.startsWith('features/admin/')) {
    if (toRoom === 'features/admin') return true;
    const inside = target.replace('features/admin/', '');
    if (openToAdmin.includes(inside) || isTextOfOpen(inside)) return true;
  }
  if (fromRoom.startsWith('features/')) return isRoute || toRoom.startsWith('entities/');
  return true;
}

const entries = await readdir(source, { recursive: true, withFileTypes: true });
for (const entry of entries) {
  if (!entry.isFile() || !/\.tsx?$/.test(entry.name) || entry.name.endsWith('.d.ts')) continue;
  const file = path.relative(source, path.join(entry.parentPath, entry.name));
  const text = await readFile(path.join(source, file), 'utf8');
  for (const target of importsOf(text)) {
    if (target.startsWith('.')) {
      const to = path.join(path.dirname(file), target);
      if (!isAllowed(file, to)) problems.push(`${file} must not import ${to}`);
    }
  }
  if (!hasImportLists(file)) {
    for (const target of bareImports(text)) {
      problems.push(`${file} must load ${target} by lazyPart or lazyModule`);
    }
  }
  if (!file.startsWith('shared/api/') && !/\.test\.tsx?$/.test(file)) {
    const taken =
      untypedCalls
        .exec(text)?.[1]
        ?.split(',')
        .map((name) => name.trim()) ?? [];
    for (const name of taken.filter((each) => each && !openOfClient.includes(each))) {
      problems.push(
        `${file} must not take ${name} of shared/api/client: shared/api/calls has types`,
      );
    }
    if (/\bfetch\(/.test(text)) problems.push(`${file} must not call fetch: shared/api/calls does`);
  }
  // The computer's clock may be wrong by hours, and may be set meanwhile.
  const isOfTests = /\.test\.tsx?$/.test(file) || file.startsWith('testing/');
  if (/\bDate\.now\(|\bnew Date\(\)/.test(text) && file !== clock && !isOfTests) {
    problems.push(`${file} must take the time from ${clock}`);
  }
  if (/^(app|entities|features)\//.test(file) && !isOfTests && !ownWays.includes(file)) {
    for (const { line, what } of ownWrites(file, text)) {
      problems.push(`${file}:${line} ${what}: shared/forms/useAction and useEditForm do`);
    }
  }
  const lines = text.split('\n').length - 1;
  const isComponent = file.endsWith('.tsx') && !file.endsWith('.test.tsx');
  if (isComponent && lines > longestComponent) {
    problems.push(`${file} has ${lines} lines, a component at most ${longestComponent}`);
  } else if (lines > longestFile) {
    problems.push(`${file} has ${lines} lines, at most ${longestFile}`);
  }
}
if (problems.length > 0) {
  process.stderr.write(`${problems.join('\n')}\n`);
  process.exit(1);
}
process.stdout.write('imports go downwards\n');
