// Bundles the page into dist/: hashed assets, manifest.json for the server's page shell, LICENSES.txt.
//   node build.mjs            release: minified, .br and .gz beside every text asset
//   node build.mjs --dev      readable, with source maps and the /dev/kit page; --watch keeps going
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import * as esbuild from 'esbuild';
import { compressAssets } from './build/compress.mjs';
import { sharedCore } from './build/core.mjs';
import { writeLicenses } from './build/licenses.mjs';
import { describeRoutes } from './build/manifest.mjs';
import { mathStyles, styleLists } from './build/styles.mjs';

const root = path.dirname(fileURLToPath(import.meta.url));
const dist = path.join(root, 'dist');
const assets = path.join(dist, 'assets');
const isDev = process.argv.includes('--dev');
const isWatching = process.argv.includes('--watch');

/** Options shared by every bundle of this build. */
const common = {
  absWorkingDir: root,
  bundle: true,
  format: 'esm',
  jsx: 'automatic',
  target: ['chrome109', 'firefox115', 'safari16'],
  minify: !isDev,
  sourcemap: isDev,
  legalComments: 'none',
  publicPath: '/assets',
  outdir: assets,
  entryNames: '[name]-[hash]',
  chunkNames: '[name]-[hash]',
  assetNames: '[name]-[hash]',
  metafile: true,
  // markdown-it's table of entity names and its spelling of hosts are replaced by the browser's own.
  alias: {
    entities: './src/shared/lib/namedEntities.ts',
    'punycode.js': './src/shared/lib/hostNames.ts',
  },
  logLevel: 'warning',
  loader: { '.woff2': 'file', '.svg': 'file', '.png': 'file' },
};

/** KaTeX's styles go first: the script that draws formulas must know their hashed address. */
async function buildMathStyles() {
  const result = await esbuild.build({
    ...common,
    sourcemap: false,
    entryPoints: { katex: 'katex/dist/katex.css' },
    plugins: [mathStyles()],
  });
  const css = Object.keys(result.metafile.outputs).find((file) => file.endsWith('.css'));
  return { address: `/assets/${path.basename(css)}`, outputs: result.metafile.outputs };
}

async function finish(metafile, math) {
  const outputs = { ...metafile.outputs, ...math.outputs };
  const lists = {};
  for (const [file, output] of Object.entries(metafile.outputs)) {
    const list = /^styles-list:(\w+)\.css$/.exec(output.entryPoint ?? '')?.[1];
    if (list) lists[list] = `assets/${path.basename(file)}`;
    else if (/\.css(\.map)?$/.test(file) && !isListMap(file)) delete outputs[file];
  }
  await removeStale(new Set(Object.keys(outputs).map((file) => path.basename(file))));
  const manifest = await describeRoutes({ root, metafile, css: lists, isDev });
  await writeFile(path.join(dist, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  await writeFile(path.join(dist, 'meta.json'), JSON.stringify(metafile));
  if (isDev) return;
  await writeLicenses({ root, metafiles: [metafile, { outputs: math.outputs }], dist });
  await compressAssets(assets);
}

/** Texts have one name, and not one more for each of their keys. They import the core as all that comes
 * later does: what esbuild itself adds to every file then stands in the core, and is no file of its own. */
const wholeTexts = {
  name: 'whole-texts',
  setup(build) {
    build.onLoad({ filter: /\/i18n\/.*\.json$/ }, async ({ path: file }) => ({
      contents: `import 'core:';\nexport default ${await readFile(file, 'utf8')}`,
      resolveDir: root,
    }));
  },
};

const isListMap = (file) => /\/(app|admin|slips)-\w+\.css\.map$/.test(file);

/** Drops files of earlier builds and the per-chunk style sheets, which the two lists replace. */
async function removeStale(wanted) {
  for (const file of await readdir(assets)) {
    if (!wanted.has(file)) await rm(path.join(assets, file));
  }
}

await mkdir(assets, { recursive: true });
const math = await buildMathStyles();
const options = {
  ...common,
  splitting: true,
  entryPoints: [
    { in: 'src/main.tsx', out: 'main' },
    { in: 'styles-list:app.css', out: 'app' },
    { in: 'styles-list:admin.css', out: 'admin' },
    { in: 'styles-list:slips.css', out: 'slips' },
  ],
  define: {
    'process.env.NODE_ENV': isDev ? '"development"' : '"production"',
    __DEV__: String(isDev),
    __MATH_STYLES__: JSON.stringify(math.address),
  },
  plugins: [
    styleLists(root),
    sharedCore(root),
    wholeTexts,
    {
      name: 'finish',
      setup(build) {
        build.onEnd(async (result) => {
          if (result.errors.length === 0) await finish(result.metafile, math);
        });
      },
    },
  ],
};

if (isWatching) {
  const context = await esbuild.context(options);
  await context.watch();
  process.stdout.write('watching src/ …\n');
} else {
  await esbuild.build(options);
  const manifest = JSON.parse(await readFile(path.join(dist, 'manifest.json'), 'utf8'));
  process.stdout.write(`built ${manifest.entry}, version ${manifest.version}\n`);
}
