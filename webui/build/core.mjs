// Keeps what nearly every page needs in one file. esbuild makes a chunk for each combination of
// pages that share a module; dozens of small chunks would take more round trips than they save.
// So the entry and every lazily loaded module also import the core: its modules then share one
// combination. What several pages need has hubs: whoever needs one module of a hub takes all of it.
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import * as esbuild from 'esbuild';

/** The kit's first tier, the table and the small rooms beside it. */
const core = {
  folders: [
    'shared/ui',
    'shared/ui/data-table',
    'shared/api',
    'shared/session',
    'shared/i18n',
    'entities/place',
    'entities/tag',
    'entities/user',
  ],
  /** Pages that need them bring them along. */
  apart: /\/(ResultRing|resumableUpload|unfinishedUploads|streamed|crashTelling)\.tsx?$/,
  files: [
    // Texts that the lists of several areas name.
    'entities/announcement/texts.ts',
    'features/admin/contests/texts.ts',
    'features/admin/data-versions/texts.ts',
    'features/admin/export/texts.ts',
    'features/admin/import/texts.ts',
    'features/admin/problem-editor/texts.ts',
    'features/admin/trainings/texts.ts',
    'features/contests/texts.ts',
    'features/problem/preview/texts.ts',
    'app/App.tsx',
    'app/routes.ts',
    'app/useUnreadNews.ts',
    'entities/message/unread.ts',
    'app/pages.ts',
    'shared/forms/useAction.ts',
    'entities/contest/ContestContext.tsx',
    'entities/group/GroupContext.tsx',
    'entities/timed-work/TimedWorkContext.tsx',
    'entities/training/TrainingContext.tsx',
    'entities/timed-work/timedWorkKeys.ts',
    'entities/schedule/scheduleStatus.ts',
    'entities/problem/DifficultyChip.tsx',
    'entities/problem/ProblemLink.tsx',
    'entities/problem/useLevelName.ts',
    'entities/problem/codeHandover.ts',
    'entities/problem/problemQueries.ts',
    'entities/problem/savedDrafts.ts',
    'entities/problem/useOwnStatus.ts',
    'entities/problem/OwnStatus.tsx',
    'entities/submission/caseWords.ts',
    'entities/submission/columns.tsx',
    'entities/submission/SubmissionLink.tsx',
    'entities/submission/submissionQueries.ts',
    'entities/submission/news.ts',
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
  ],
};
/** Of menus and of pages at once. */
const icons = ['Messages', 'Sparkles', 'ExternalLink'].map(
  (name) => `@tabler/icons-react/dist/esm/icons/Icon${name}.mjs`,
);
/** Beside the modules of a folder, files may be named. `apart` come by themselves. */
const hubs = {
  /** The editor before its library has come, drafts, and what waits to be sent. */
  editor: {
    files: [
      'shared/editor/grammars.ts',
      'shared/editor/editorThemes.ts',
      'shared/editor/CodeEditor.tsx',
      'shared/editor/CodeView.tsx',
      'entities/problem/codeDrafts.ts',
      'entities/problem/draftCalls.ts',
      'entities/problem/openDrafts.ts',
      'entities/submission/waitingSubmits.ts',
    ],
  },
  /** What became of a submission. */
  results: {
    files: [
      'shared/ui/widgets/FailedSample.tsx',
      'shared/ui/widgets/MarkedText.tsx',
      'entities/problem/AnswersInWords.tsx',
      'entities/submission/ArrivalChip.tsx',
    ],
  },
  /** What stands around the pages of contests, timed works, trainings and groups, and in their lists. */
  schedule: { folders: ['entities/schedule'], apart: /\/EntryPasswordForm\.tsx$/ },
  /** What pages and lists of each of them know of one. */
  contest: {
    folders: ['entities/contest'],
    apart: /\/(AcceptedCodeDialog|PasswordForm|OutsideBoardLink)\.tsx$/,
  },
  group: {
    folders: ['entities/group'],
    files: ['features/group/frame/membershipCalls.ts'],
    apart: /\/(GroupForm|groupFormRules)\.tsx?$/,
  },
  timedWork: {
    folders: ['entities/timed-work'],
    files: ['features/timed-work/TimedWorkChips.tsx'],
    apart: /\/PasswordForm\.tsx$/,
  },
  /** What the desks of contests and of trainings share, on the site and in a group. */
  contestDesk: {
    files: [
      'features/admin/contests/ContestHead.tsx',
      'features/admin/contests/ContestPage.tsx',
      'features/admin/contests/contestQueries.ts',
      'features/admin/contests/laterHeadTools.ts',
      'features/admin/contests/office.ts',
    ],
  },
  trainingDesk: {
    files: [
      'features/admin/trainings/TrainingPage.tsx',
      'features/admin/trainings/desk.ts',
      'features/admin/trainings/useCategoriesFirst.ts',
    ],
  },
  discussion: {
    files: [
      'features/discussions/discussionCalls.ts',
      'features/discussions/discussions.module.css',
      'features/discussions/useCategoryName.ts',
    ],
  },
  comment: { files: ['entities/comment/Writer.tsx', 'entities/comment/icons.ts'] },
  /** What nearly every page of the back-office needs. */
  admin: {
    folders: ['features/admin', 'shared/lists'],
    files: ['shared/lists/rows.module.css'],
    apart:
      /\/(AdminFrame|AdminHomePage|SaveBar|PickerDialog|ProblemSetTable|displayIds|GroupDesk)\.tsx?$/,
  },
  markdown: {
    files: ['shared/ui/widgets/MarkdownEditor.tsx', 'shared/ui/widgets/MarkdownEditorEdits.ts'],
  },
  /** Forms bring their library along. */
  forms: {
    files: [
      'shared/forms/useEditForm.ts',
      'shared/forms/EditDialog.tsx',
      'shared/forms/EditNotices.tsx',
      'shared/forms/fieldOfRefusal.ts',
      'shared/forms/fieldRules.ts',
    ],
  },
};
/** The library of the grammars is the editor's: one file for both. */
const codeMirror = 'shared/editor/codeMirror.ts';
const isGrammar = /shared\/editor\/grammar[A-Z]/;
/** What several grammars stand on: it comes with the editor. */
const parser = "export { LRParser } from '@lezer/lr';\n";
/** Parts of these pages that come later share them as a whole. */
const wholePages = {
  'features/problem': 'ProblemPage.tsx',
  'features/admin/problem-editor': 'ProblemEditorPage.tsx',
};

const modulesIn = async (folder) =>
  (await readdir(folder))
    .filter((name) => /\.tsx?$/.test(name) && !/\.(test|d)\.tsx?$/.test(name))
    .map((name) => path.join(folder, name));

async function modulesOf(source, { folders: rooms = [], files: names = [], apart }) {
  const found = await Promise.all(rooms.map((room) => modulesIn(path.join(source, room))));
  return [
    ...found.flat().filter((file) => !apart?.test(file)),
    ...names.map((name) => path.join(source, name)),
  ];
}

/** Every module with what it imports at once, and those that are loaded later. */
async function readGraph(root, options) {
  const { metafile } = await esbuild.build({
    ...options,
    minify: false,
    sourcemap: false,
    write: false,
    metafile: true,
  });
  const lazy = new Set([path.join(root, 'src/main.tsx')]);
  const graph = new Map();
  for (const [file, { imports }] of Object.entries(metafile.inputs)) {
    const target = (entry) => path.join(root, entry.path);
    const own = imports.filter((entry) => !entry.external);
    for (const entry of own) if (entry.kind === 'dynamic-import') lazy.add(target(entry));
    graph.set(
      path.join(root, file),
      own.filter((entry) => entry.kind !== 'dynamic-import').map(target),
    );
  }
  return { graph, lazy };
}

function reach(graph, file, seen) {
  if (seen.has(file)) return;
  seen.add(file);
  for (const next of graph.get(file) ?? []) reach(graph, next, seen);
}

/** What a lazily loaded module takes along beside the core. */
function companions(source, graph, hubModules, file) {
  const taken = [];
  for (const [folder, page] of Object.entries(wholePages)) {
    if (isIn(path.join(source, folder), file)) taken.push(path.join(source, folder, page));
  }
  if (isGrammar.test(file)) taken.push(path.join(source, codeMirror));
  const reached = new Set();
  for (const module of [file, ...taken]) reach(graph, module, reached);
  const open = new Set(hubModules);
  for (let before = -1; before !== open.size; ) {
    before = open.size;
    for (const modules of open) {
      if (!modules.some((module) => reached.has(module))) continue;
      open.delete(modules);
      taken.push(...modules);
      for (const module of modules) reach(graph, module, reached);
    }
  }
  return taken.filter((module) => module !== file);
}

const imports = (modules) => modules.map((file) => `import ${JSON.stringify(file)};\n`).join('');

const isIn = (folder, file) => file.startsWith(folder + path.sep);

export function sharedCore(root) {
  const source = path.join(root, 'src');
  return {
    name: 'shared-core',
    setup(build) {
      let known;
      build.onStart(async () => {
        const { absWorkingDir, alias, bundle, define, format, jsx, loader, splitting, outdir } =
          build.initialOptions;
        const options = {
          absWorkingDir,
          alias,
          bundle,
          define,
          format,
          jsx,
          loader,
          splitting,
          outdir,
        };
        const [{ graph, lazy }, coreModules] = await Promise.all([
          readGraph(root, { ...options, entryPoints: ['src/main.tsx'] }),
          modulesOf(source, core),
        ]);
        const everywhere = new Set();
        for (const module of [path.join(source, 'main.tsx'), ...coreModules]) {
          reach(graph, module, everywhere);
        }
        const hubModules = [];
        for (const hub of Object.values(hubs)) {
          const modules = await modulesOf(source, hub);
          hubModules.push(modules.filter((file) => !everywhere.has(file)));
          // The first hub that names a module has it.
          for (const file of modules) everywhere.add(file);
        }
        known = { graph, lazy, hubModules };
      });
      build.onLoad({ filter: /\.tsx?$/ }, async ({ path: file }) => {
        const { graph, lazy, hubModules } = known;
        if (!lazy.has(file)) return null;
        const further = imports(companions(source, graph, hubModules, file));
        return {
          contents: `${await readFile(file, 'utf8')}\nimport 'core:';\n${further}${file.endsWith(codeMirror) ? parser : ''}`,
          loader: file.endsWith('.tsx') ? 'tsx' : 'ts',
          resolveDir: path.dirname(file),
        };
      });
      build.onResolve({ filter: /^core:$/ }, () => ({ path: 'core', namespace: 'core' }));
      build.onLoad({ filter: /.*/, namespace: 'core' }, async () => ({
        contents: imports((await modulesOf(source, core)).sort()) + imports(icons),
        resolveDir: root,
      }));
    },
  };
}
