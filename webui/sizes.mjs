// Bytes of JavaScript and CSS that each page costs, against sizes.json. Reads the release build.
//   node sizes.mjs            fails above a budget, or 3 % above the committed measure
//   node sizes.mjs --update   writes the measures into sizes.json
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { closure, outputOf } from './build/manifest.mjs';

const root = path.dirname(fileURLToPath(import.meta.url));
const read = async (file) => JSON.parse(await readFile(path.join(root, file), 'utf8'));
const [manifest, metafile, table] = await Promise.all([
  read('dist/manifest.json'),
  read('dist/meta.json'),
  read('sizes.json'),
]);

const cache = new Map();
async function gzipped(file) {
  if (!cache.has(file)) {
    cache.set(file, gzipSync(await readFile(path.join(root, file)), { level: 9 }).length);
  }
  return cache.get(file);
}

const sum = async (files) =>
  (await Promise.all([...files].map(gzipped))).reduce((total, bytes) => total + bytes, 0);
const kB = (bytes) => Math.round(bytes / 100) / 10;
const inDist = (asset) => `dist/${asset}`;

/** Output files of a page: entry, its route, the heavier of the two languages, and what it adds. */
async function filesOf(row) {
  const route = manifest.routes[row.route];
  if (!route) return null;
  const files = new Set([inDist(manifest.entry), ...route.chunks.map(inDist)]);
  const languages = Object.values(route.texts).map((texts) => texts.map(inDist));
  const weights = await Promise.all(languages.map(sum));
  for (const file of languages[weights.indexOf(Math.max(...weights))]) files.add(file);
  const firstFiles = files.size;
  for (const source of row.plus ?? []) closure(metafile, outputOf(metafile, source), files);
  return { files, firstFiles, css: route.css.map((list) => inDist(manifest.css[list])) };
}

function packagesIn(files) {
  const names = new Set();
  for (const file of files) {
    for (const input of Object.keys(metafile.outputs[file].inputs)) {
      const name = /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(input)?.[1];
      if (name) names.add(name);
    }
  }
  return names;
}

/** A browser opens six connections to one host; more files than this, before the page is drawn, take
 * too many turns. A row names more where it must: desks in a group's frame. */
const mostRequests = 22;
const failures = [];
const lines = [];
for (const row of table.pages) {
  const page = await filesOf(row);
  if (!page) {
    failures.push(`${row.name}: the route ${row.route} is not in the manifest`);
    continue;
  }
  const js = kB(await sum(page.files));
  const css = kB(await sum(page.css));
  const requests = page.firstFiles + page.css.length + 1;
  lines.push([row.name, js, row.budget, css, row.cssBudget, requests]);
  if (js > row.budget) failures.push(`${row.name}: ${js} kB of JavaScript, budget ${row.budget}`);
  if (css > row.cssBudget) failures.push(`${row.name}: ${css} kB of CSS, budget ${row.cssBudget}`);
  const mostFiles = row.files ?? mostRequests;
  if (requests > mostFiles) {
    failures.push(`${row.name}: ${requests} files, at most ${mostFiles}`);
  }
  const packages = packagesIn(page.files);
  for (const name of row.forbidden ?? table.forbidden) {
    const isThere = [...packages].some((p) => p === name || p.startsWith(`${name}/`));
    if (isThere) failures.push(`${row.name}: loads ${name}`);
  }
  if (process.argv.includes('--update')) row.measured = js;
  else if (js > row.measured * 1.03 + 0.1) {
    failures.push(`${row.name}: ${js} kB, ${row.measured} kB committed; npm run size -- --update`);
  }
}

const width = Math.max(...table.pages.map((row) => row.name.length));
const write = (text) => process.stdout.write(`${text}\n`);
write(`${'page'.padEnd(width)}  JS kB  budget  CSS kB  budget  files`);
for (const [name, js, budget, css, cssBudget, requests] of lines) {
  const cells = [
    [js, 5],
    [budget, 6],
    [css, 6],
    [cssBudget, 6],
    [requests, 5],
  ];
  write(
    `${name.padEnd(width)}  ${cells.map(([cell, size]) => String(cell).padStart(size)).join('  ')}`,
  );
}
if (process.argv.includes('--update')) {
  await writeFile(path.join(root, 'sizes.json'), `${JSON.stringify(table, null, 2)}\n`);
}
if (failures.length > 0) {
  process.stderr.write(`${failures.join('\n')}\n`);
  process.exit(1);
}
