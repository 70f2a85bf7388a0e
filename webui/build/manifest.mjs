// What the server needs to write the page shell: entry, styles, and every route's chunks.
import { createHash } from 'node:crypto';
import path from 'node:path';
import * as esbuild from 'esbuild';

/** Loads the page table without its pages: each dynamic import stays a call whose path we read. */
async function loadPageTable(root) {
  const result = await esbuild.build({
    absWorkingDir: root,
    entryPoints: ['src/app/pages.ts'],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'neutral',
    mainFields: ['module', 'main'],
    conditions: ['import', 'module', 'browser'],
    jsx: 'automatic',
    loader: { '.module.css': 'empty' },
    define: { __DEV__: 'true', 'process.env.NODE_ENV': '"production"', __MATH_STYLES__: '""' },
    plugins: [
      {
        name: 'keep-dynamic-imports',
        setup(build) {
          build.onResolve({ filter: /^\./ }, async (args) => {
            if (args.kind !== 'dynamic-import' || isAreaList(args.path)) return null;
            const found = await build.resolve(args.path, {
              resolveDir: args.resolveDir,
              kind: 'import-statement',
            });
            return { path: path.relative(root, found.path), external: true };
          });
        },
      },
    ],
  });
  const code = Buffer.from(result.outputFiles[0].contents).toString('base64');
  return import(`data:text/javascript;base64,${code}`);
}

/** The lists of pages that come with the first page of each area (areas.ts) are read too. */
const isAreaList = (file) => /^\.\/\w+Pages$/.test(file);

const importedPath = (loader) => /import\(\s*"([^"]+)"\s*\)/.exec(String(loader))?.[1];

/** The output file made for a dynamically imported source file. */
export function outputOf(metafile, source) {
  const found = Object.entries(metafile.outputs).find(([, output]) => output.entryPoint === source);
  if (!found) throw new Error(`no chunk was made for ${source}`);
  return found[0];
}

/** A chunk and everything it imports statically, JavaScript only. */
export function closure(metafile, file, seen = new Set()) {
  if (seen.has(file) || !file.endsWith('.js')) return seen;
  seen.add(file);
  for (const imported of metafile.outputs[file].imports) {
    if (imported.kind === 'import-statement' && !imported.external)
      closure(metafile, imported.path, seen);
  }
  return seen;
}

/** Parts of the back-office stand on pages of groups as well, and bring its styles along. */
const stylesOf = (address, metafile, files) => {
  const inputs = [...files].flatMap((file) => Object.keys(metafile.outputs[file].inputs));
  const hasParts = inputs.some((input) => /^src\/features\/admin\/.*\.tsx$/.test(input));
  return hasParts || /^\/admin(\/|$)/.test(address) ? ['app', 'admin'] : ['app'];
};

export async function describeRoutes({ root, metafile, css, isDev }) {
  const { contentsOf, frames, pages, paths, shellTexts } = await loadPageTable(root);
  const asset = (file) => `assets/${path.basename(file)}`;
  const entry = outputOf(metafile, 'src/main.tsx');
  const textChunks = (sets, locale) =>
    sets.map((set) => asset(outputOf(metafile, importedPath(set.loaders[locale]))));
  const locales = Object.keys(shellTexts.loaders);

  const routes = {};
  for (const [name, page] of Object.entries(pages)) {
    if (page.devOnly && !isDev) continue;
    const { load, texts: ownTexts } = await contentsOf(name, page);
    const source = importedPath(load);
    const frame = frames[page.frame];
    const files = closure(metafile, entry);
    closure(metafile, outputOf(metafile, source), files);
    if (page.area) closure(metafile, outputOf(metafile, `src/app/${page.area}Pages.ts`), files);
    if (frame.load) closure(metafile, outputOf(metafile, importedPath(frame.load)), files);
    files.delete(entry);
    const texts = [shellTexts, ...(frame.texts ?? []), ...ownTexts];
    routes[name] = {
      path: paths[name],
      source,
      chunks: [...files].map(asset),
      css: stylesOf(paths[name], metafile, files),
      texts: Object.fromEntries(locales.map((locale) => [locale, textChunks(texts, locale)])),
    };
  }
  const version = createHash('sha256')
    .update(JSON.stringify(Object.keys(metafile.outputs).sort()))
    .digest('hex')
    .slice(0, 12);
  return { entry: asset(entry), css, routes, version };
}
