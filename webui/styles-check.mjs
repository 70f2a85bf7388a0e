// What the style sheets may not write out: space off the scale of shared/styles/tokens.css, windows' widths
// that shared/lib/breakpoints.ts does not name, and layers without a place in the order of build/styles.mjs:
// such a layer would stand above all others.
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

const layer = /@layer\s+([\w-]+)\s*\{/g;

function* faultsOfStyles(text) {
  const rules = text.replace(/\/\*[\s\S]*?\*\//g, '');
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
for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile()) continue;
  const file = path.relative(folder, path.join(entry.parentPath, entry.name));
  const isCode = /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file);
  const read = file.endsWith('.css') ? faultsOfStyles : isCode ? faultsOfCode : null;
  if (!read || file === standsAlone || file === queriesAt) continue;
  const text = await readFile(path.join(folder, file), 'utf8');
  for (const fault of read(text)) problems.push(`${file}: ${fault}`);
}
if (problems.length > 0) {
  process.stderr.write(`${problems.join('\n')}\n`);
  process.exit(1);
}
process.stdout.write('space and widths come from their one place\n');
