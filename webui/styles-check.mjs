// What the style sheets may not write out: space off the scale of shared/styles/tokens.css, windows' widths
// that shared/lib/breakpoints.ts does not name, and layers without a place in the order of build/styles.mjs:
// such a layer would stand above all others. And custom properties that nothing defines: what is written
// with one does not hold, and no browser says so; nor does it of a class that a page asks a sheet for and that
// stands in none of its rules.
//   node styles-check.mjs [FOLDER]     src by default
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { layers } from './build/styles.mjs';
import { breakpoints, narrowerThan } from './src/shared/lib/breakpoints.ts';

const root = path.dirname(fileURLToPath(import.meta.url));
const folder = path.resolve(process.argv[2] ?? path.join(root, 'src'));
/** The server prints it without the page's styles. */
const standsAlone = 'features/admin/slips/slips.css';
const queriesAt = 'shared/lib/breakpoints.ts';

const space = /(?<![\w-])((?:padding|margin)(?:-[a-z-]+)?|(?:row-|column-)?gap)\s*:\s*([^;{}]+)/g;
/** Lines, and what the eye wants: a box beside its text is not a distance. */
const mostOptical = 3;
const isSpace = (px) => Math.abs(Number(px)) > mostOptical;

const names = Object.keys(breakpoints);
const widths = new Set([
  ...names.map(narrowerThan),
  ...names.map((name) => `(min-width: ${breakpoints[name]}px)`),
]);
const media = /@media([^{]+)/g;
const width = /\([^()]*\bwidth\b[^()]*\)/g;

const property = /--[a-z][\w-]*/.source;
const uses = {
  css: [new RegExp(`var\\(\\s*(${property})`, 'g')],
  code: [
    new RegExp(`var\\(\\s*(${property})`, 'g'),
    new RegExp(`(?<!setProperty\\(\\s*)['"\`](${property})['"\`](?!\\s*\\]?\\s*:)`, 'g'),
  ],
};
const definitions = {
  css: [new RegExp(`(?<![\\w-])(${property})\\s*:`, 'g')],
  code: [
    new RegExp(`['"\`](${property})['"\`]\\s*\\]?\\s*:`, 'g'),
    new RegExp(`setProperty\\(\\s*['"\`](${property})`, 'g'),
  ],
};
const named = (patterns, text) =>
  patterns.flatMap((pattern) => [...text.matchAll(pattern)].map(([, name]) => name));

const sheetImport = /import (\w+) from '([^']+\.module\.css)'/g;
const className = /\.([A-Za-z_][\w-]*)/g;
const withoutComments = (text) => text.replace(/\/\*[\s\S]*?\*\//g, '');

/** Of one file of code: each class that it asks a sheet for, and that the sheet has not. */
async function* missingClasses(file, text) {
  for (const [line, sheet, from] of text.matchAll(sheetImport)) {
    const rules = await readFile(path.join(folder, path.dirname(file), from), 'utf8');
    const there = new Set(named([className], withoutComments(rules)));
    const asked = named([new RegExp(`\\b${sheet}\\.(\\w+)`, 'g')], text.replace(line, ''));
    for (const name of new Set(asked)) {
      if (!there.has(name)) yield `${file}: ${sheet}.${name} is no class of ${from}`;
    }
  }
}

const layer = /@layer\s+([\w-]+)\s*\{/g;

function* faultsOfStyles(text) {
  const rules = withoutComments(text);
  for (const [, name] of rules.matchAll(layer)) {
    if (!layers.includes(name)) yield `@layer ${name} has no place in the order of layers`;
  }
  for (const [, property, value] of rules.matchAll(space)) {
    const found = [...value.matchAll(/(-?[\d.]+)px/g)].find(([, px]) => isSpace(px));
    if (found) yield `${property}: ${value.trim()} writes ${found[0]}; take --space-…`;
  }
  for (const [, conditions] of rules.matchAll(media)) {
    for (const [query] of conditions.matchAll(width)) {
      if (!widths.has(query)) yield `${query} is no width of ${queriesAt}`;
    }
  }
}

function* faultsOfCode(text) {
  const found = /\((?:min|max)-width:[^)]*\)/.exec(text);
  if (found) yield `${found[0]} is written out; take it from ${queriesAt}`;
}

const problems = [];
const used = [];
const defined = new Set();
for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile()) continue;
  const file = path.relative(folder, path.join(entry.parentPath, entry.name));
  const isCode = /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file);
  const read = file.endsWith('.css') ? faultsOfStyles : isCode ? faultsOfCode : null;
  if (!read || file === standsAlone || file === queriesAt) continue;
  const text = await readFile(path.join(folder, file), 'utf8');
  for (const fault of read(text)) problems.push(`${file}: ${fault}`);
  const kind = isCode ? 'code' : 'css';
  if (isCode) for await (const fault of missingClasses(file, text)) problems.push(fault);
  const said = withoutComments(text);
  for (const name of named(definitions[kind], said)) defined.add(name);
  for (const name of new Set(named(uses[kind], said))) used.push({ file, name });
}
for (const { file, name } of used) {
  if (!defined.has(name)) problems.push(`${file}: ${name} is defined nowhere`);
}
if (problems.length > 0) {
  process.stderr.write(`${problems.join('\n')}\n`);
  process.exit(1);
}
process.stdout.write('space, widths, custom properties and classes come from their one place\n');
