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
  'entities/contest/contestStatus.ts',
  'entities/problem/codeHandover.ts',
  'entities/problem/DifficultyChip.tsx',
  'entities/problem/problemQueries.ts',
  'entities/problem/OwnStatus.tsx',
  'entities/problem/ProblemLink.tsx',
  'entities/problem/useLevelName.ts',
  'entities/problem/useOwnStatus.ts',
  'entities/submission/caseWords.ts',
  'entities/submission/columns.tsx',
  'entities/submission/news.ts',
  'entities/submission/submissionQueries.ts',
  'entities/tag/tagQueries.ts',
  'shared/lib/languageLabel.ts',
  'shared/lib/time.ts',
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
/** The editor before its library has come: one file for all that show code. */
const editorFiles = ['grammars.ts', 'palettes.ts', 'CodeEditor.tsx', 'CodeView.tsx'];
const showsCode =
  /\/(shared\/editor\/codeMirror|submissions\/SubmissionDetailPage|problem-editor\/(Data|Code|Check)Step)\.tsx?$/;
const codeMirror = 'shared/editor/codeMirror.ts';
/** What several grammars stand on: it comes with the editor. */
const parser = "export { LRParser } from '@lezer/lr';\n";
/** Parts of these pages that come later share them as a whole. */
const wholePages = {
  'features/problem': 'ProblemPage.tsx',
  'features/admin/problem-editor': 'ProblemEditorPage.tsx',
};
/** What nearly every page of the back-office needs. */
const adminFolders = ['features/admin', 'shared/lists', 'shared/forms'];
/** Forms bring their library along: they come together, to rooms that have one. */
const formFiles = [
  'useEditForm.ts',
  'EditDialog.tsx',
  'EditNotices.tsx',
  'fieldOfRefusal.ts',
  'fieldRules.ts',
].map((name) => `shared/forms/${name}`);
const hasForm = /shared\/forms\/(useEditForm|EditDialog)'/;
/** In those folders, but loaded by themselves. */
const apart = (file) =>
  /\/(AdminFrame|AdminHomePage|ResultRing|resumableUpload)\.tsx?$/.test(file) ||
  formFiles.some((name) => file.endsWith(name));

const modulesIn = async (folder) =>
  (await readdir(folder))
    .filter((name) => /\.tsx?$/.test(name) && !/\.(test|d)\.tsx?$/.test(name))
    .map((name) => path.join(folder, name))
    .filter((file) => !apart(file));

async function coreModules(source) {
  const found = await Promise.all(folders.map((folder) => modulesIn(path.join(source, folder))));
  return [...found.flat(), ...files.map((file) => path.join(source, file))].sort();
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
        const wholes = Object.entries(wholePages)
          .map(([folder, page]) => [path.join(source, folder), page])
          .filter(([folder]) => isIn(folder, args.path));
        const further = [
          ...(isAdmin ? await adminModules(source, path.dirname(args.path)) : []),
          ...wholes.map(([folder, page]) => path.join(folder, page)),
          // Their library is the editor's: one file for both.
          ...(/shared\/editor\/grammar[A-Z]/.test(args.path)
            ? [path.join(source, codeMirror)]
            : []),
          ...(isOfProblem || showsCode.test(args.path)
            ? editorFiles.map((file) => path.join(source, 'shared/editor', file))
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
