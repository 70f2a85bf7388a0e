// Keeps what nearly every page needs in one file. esbuild makes a chunk for each combination of
// pages that share a module; dozens of small chunks would take more round trips than they save.
// So the entry and every lazily loaded module also import the core: its modules then share one
// combination. The pages of the back-office have a small core of their own.
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** The kit's first tier, the table and the small rooms beside it. */
const folders = [
  'shared/ui',
  'shared/ui/data-table',
  'shared/api',
  'shared/session',
  'shared/i18n',
  'entities/place',
  'entities/tag',
  'entities/user',
];
const files = [
  'app/App.tsx',
  'app/routes.ts',
  'app/useUnread.ts',
  'app/pages.ts',
  'shared/forms/useAction.ts',
  'entities/contest/ContestContext.tsx',
  'entities/group/GroupContext.tsx',
  'entities/timed-work/TimedWorkContext.tsx',
  'entities/timed-work/timedWorkKeys.ts',
  'entities/schedule/scheduleStatus.ts',
  'entities/problem/codeHandover.ts',
  'entities/problem/DifficultyChip.tsx',
  'entities/problem/problemQueries.ts',
  'entities/problem/OwnStatus.tsx',
  'entities/problem/ProblemLink.tsx',
  'entities/problem/savedDrafts.ts',
  'entities/problem/useLevelName.ts',
  'entities/problem/useOwnStatus.ts',
  'entities/submission/caseWords.ts',
  'entities/submission/columns.tsx',
  'entities/submission/news.ts',
  'entities/submission/submissionQueries.ts',
  'entities/tag/tagQueries.ts',
  'shared/lib/languageLabel.ts',
  'shared/lib/siteTime.ts',
  'shared/lib/time.ts',
  'shared/lib/untilRefused.ts',
  'shared/lib/useCountdown.ts',
  'shared/lib/useIsNarrow.ts',
  'shared/lib/usePolling.ts',
  'shared/lib/useSteady.ts',
  'shared/lib/useServerTime.ts',
  'shared/lib/useTitle.ts',
  'shared/lists/address.ts',
  'shared/lists/PagedList.tsx',
  'shared/lists/useAddress.ts',
  'shared/ui/layout.module.css',
  'shared/ui/widgets/RichText.tsx',
];
/** The editor before its library has come, and where an output differs: one file for all that show
 * code. */
const editorFiles = [
  'editor/grammars.ts',
  'editor/editorThemes.ts',
  'editor/CodeEditor.tsx',
  'editor/CodeView.tsx',
  'ui/widgets/FailedSample.tsx',
  'ui/widgets/MarkedText.tsx',
]
  .map((name) => `shared/${name}`)
  // Answers to questions stand where code does elsewhere; drafts and what waits to be sent go with it.
  .concat(
    'entities/problem/AnswersInWords.tsx',
    'entities/problem/codeDrafts.ts',
    'entities/problem/draftCalls.ts',
    'entities/problem/openDrafts.ts',
    'entities/submission/ArrivalChip.tsx',
    'entities/submission/waitingSubmits.ts',
  );
const showsCode =
  /\/(shared\/editor\/codeMirror|features\/timed-work\/(?!list|access).+|submissions\/SubmissionDetailPage|problem-editor\/(Data|Code|Check)Step)\.tsx?$/;
const codeMirror = 'shared/editor/codeMirror.ts';
/** What several grammars stand on: it comes with the editor. */
const parser = "export { LRParser } from '@lezer/lr';\n";
/** Parts of these pages that come later share them as a whole. */
const wholePages = {
  'features/problem': 'ProblemPage.tsx',
  'features/admin/problem-editor': 'ProblemEditorPage.tsx',
};
/** What stands around the pages of contests and of timed works: one file for all of them. */
const headFiles = [
  'Countdown.tsx',
  'HeadedPages.tsx',
  'HeadlessPage.tsx',
  'PageTabs.tsx',
  'ScheduleHeader.tsx',
  'StatusChip.tsx',
  'TabHead.tsx',
].map((name) => `entities/schedule/${name}`);
/** What each of the two knows of itself, with that. */
const ownEntity = {
  'features/contest': 'entities/contest',
  'app/ContestClock.tsx': 'entities/contest',
  'features/timed-work': 'entities/timed-work',
};
/** What pages of timed works and their list know of one: one file for both. */
const workFiles = [
  'entities/timed-work/timedWorkQueries.ts',
  'entities/timed-work/timedWorkRules.ts',
  'features/timed-work/TimedWorkChips.tsx',
];
/** What nearly every page of the back-office needs. */
const adminFolders = ['features/admin', 'shared/lists', 'shared/forms'];
/** Forms bring their library along: they come together, to rooms that have one. */
const formFiles = [
  'useEditForm.ts',
  'EditDialog.tsx',
  'EditNotices.tsx',
  'fieldOfRefusal.ts',
  'fieldRules.ts',
]
  .map((name) => `shared/forms/${name}`)
  .concat('features/admin/SaveBar.tsx');
const hasForm = /(shared\/forms\/(useEditForm|EditDialog)|announcement\/AnnouncementList)'/;
/** In those folders, but loaded by themselves. */
const apart = (file) =>
  /\/(AdminFrame|AdminHomePage|PasswordForm|OutsideBoardLink|ContestLink|ResultRing|resumableUpload|PickerDialog|ProblemSetTable|displayIds)\.tsx?$/.test(
    file,
  ) || formFiles.some((name) => file.endsWith(name));

const modulesIn = async (folder) =>
  (await readdir(folder))
    .filter((name) => /\.tsx?$/.test(name) && !/\.(test|d)\.tsx?$/.test(name))
    .map((name) => path.join(folder, name))
    .filter((file) => !apart(file));

async function coreModules(source) {
  const found = await Promise.all(folders.map((folder) => modulesIn(path.join(source, folder))));
  return [...found.flat(), ...files.map((file) => path.join(source, file))].sort();
}

/** What a lazily loaded module of a contest or a timed work takes along. */
async function headModules(source, file) {
  const own = Object.entries(ownEntity).find(([room]) =>
    `${file}${path.sep}`.startsWith(path.join(source, room) + path.sep),
  );
  if (!own || isIn(path.join(source, 'features/timed-work/list'), file)) return [];
  const entity = await modulesIn(path.join(source, own[1]));
  return [...headFiles.map((name) => path.join(source, name)), ...entity];
}

/** What a lazily loaded module of the back-office takes along. */
async function adminModules(source, room) {
  const found = await Promise.all(
    adminFolders.map((folder) => modulesIn(path.join(source, folder))),
  );
  const texts = await Promise.all((await modulesIn(room)).map((file) => readFile(file, 'utf8')));
  const forms = texts.some((text) => hasForm.test(text)) ? formFiles : [];
  return [...found.flat(), ...forms.map((file) => path.join(source, file))];
}

const imports = (modules) => modules.map((file) => `import ${JSON.stringify(file)};\n`).join('');

const isIn = (folder, file) => file.startsWith(folder + path.sep);

export function sharedCore(root) {
  const source = path.join(root, 'src');
  return {
    name: 'shared-core',
    setup(build) {
      build.onResolve({ filter: /^\.{1,2}\// }, async (args) => {
        if (args.kind !== 'dynamic-import' || args.pluginData === 'resolved') return null;
        const found = await build.resolve(args.path, {
          kind: args.kind,
          importer: args.importer,
          resolveDir: args.resolveDir,
          pluginData: 'resolved',
        });
        return { ...found, pluginData: 'lazy' };
      });
      build.onLoad({ filter: /\.tsx?$/ }, async (args) => {
        const isEntry = args.path === path.join(source, 'main.tsx');
        if (args.pluginData !== 'lazy' && !isEntry) return null;
        const text = await readFile(args.path, 'utf8');
        const loader = args.path.endsWith('.tsx') ? 'tsx' : 'ts';
        const isAdmin = isIn(path.join(source, 'features', 'admin'), args.path);
        const isOfProblem = isIn(path.join(source, 'features', 'problem'), args.path);
        const isOfWork = isIn(path.join(source, 'features', 'timed-work'), args.path);
        const wholes = Object.entries(wholePages)
          .map(([folder, page]) => [path.join(source, folder), page])
          .filter(([folder]) => isIn(folder, args.path));
        const further = [
          ...(isAdmin ? await adminModules(source, path.dirname(args.path)) : []),
          ...(await headModules(source, args.path)),
          ...(isOfWork ? workFiles.map((file) => path.join(source, file)) : []),
          ...wholes.map(([folder, page]) => path.join(folder, page)),
          // Their library is the editor's: one file for both.
          ...(/shared\/editor\/grammar[A-Z]/.test(args.path)
            ? [path.join(source, codeMirror)]
            : []),
          ...(isOfProblem || showsCode.test(args.path)
            ? editorFiles.map((file) => path.join(source, file))
            : []),
        ].filter((file) => file !== args.path);
        return {
          contents: `${text}\nimport 'core:';\n${imports(further)}${args.path.endsWith(codeMirror) ? parser : ''}`,
          loader,
          resolveDir: path.dirname(args.path),
        };
      });
      build.onResolve({ filter: /^core:$/ }, () => ({ path: 'core', namespace: 'core' }));
      build.onLoad({ filter: /.*/, namespace: 'core' }, async () => {
        const modules = await coreModules(source);
        return {
          contents: imports(modules),
          resolveDir: root,
        };
      });
    },
  };
}
