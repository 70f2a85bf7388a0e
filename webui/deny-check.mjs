// Searches source and dist for what Chrome 109, Firefox ESR 115 or Safari 16 do not have.
// esbuild lowers syntax, but neither library functions nor CSS selectors.
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.dirname(fileURLToPath(import.meta.url));

/** What is looked for, where, and the first of our oldest browsers that lacks it. */
const script = [
  [/\.(toSorted|toReversed|toSpliced)\(/, 'array copying methods: Chrome 110'],
  [/\bPromise\.(withResolvers|try)\b/, 'Promise.withResolvers: Chrome 119'],
  [/\b(Object|Map)\.groupBy\b/, 'Object.groupBy: Chrome 117'],
  [/\bArray\.fromAsync\b/, 'Array.fromAsync: Chrome 121'],
  [/\bnew Set\([^)]*\)\.(union|intersection|difference)\(/, 'set methods: Chrome 122'],
  [/\.(showPopover|hidePopover|togglePopover)\(/, 'popover: Chrome 114'],
  [/\bpopover(Target)?=["{]/i, 'popover attribute: Chrome 114'],
  [/\bstartViewTransition\(/, 'view transitions: Chrome 111'],
  [/\bAbortSignal\.any\(/, 'AbortSignal.any: Chrome 116'],
  [/\bURL\.(canParse|parse)\(/, 'URL.canParse: Chrome 120'],
  [/\bIterator\.(from|prototype)\b/, 'iterator helpers: Chrome 122'],
  [/\b(isWellFormed|toWellFormed)\(\)/, 'well-formed strings: Chrome 111'],
  [/\bcrypto\.randomUUID\b/, 'crypto.randomUUID: not on plain http'],
  [/\bnavigator\.clipboard\b/, 'navigator.clipboard: not on plain http'],
  [/\bnavigator\.serviceWorker\b/, 'service workers: not on plain http'],
  [/\bcrypto\.subtle\b/, 'crypto.subtle: not on plain http'],
];
const style = [
  [/:has\(/, ':has(): Firefox 121'],
  [/color-mix\(/, 'color-mix(): Chrome 111'],
  [/\bokl(ch|ab)\(/, 'oklch(): Chrome 111'],
  [/light-dark\(/, 'light-dark(): Chrome 123'],
  [/text-wrap\s*:/, 'text-wrap: Chrome 114'],
  [/:popover-open/, ':popover-open: Chrome 114'],
  [/@starting-style/, '@starting-style: Chrome 117'],
  [/@scope\b/, '@scope: Chrome 118'],
  [/@container\b.*\bstyle\(/, 'style queries: Chrome 111'],
];

/** Third-party code that names such a thing behind a test for it. One line each, with the reason. */
const excused = [
  [
    'crypto.randomUUID?crypto.randomUUID():',
    'react-hook-form makes its own ids where the call is missing',
  ],
];

async function filesBelow(folder) {
  const entries = await readdir(path.join(root, folder), { recursive: true, withFileTypes: true });
  return entries.filter((e) => e.isFile()).map((e) => path.join(e.parentPath, e.name));
}

const problems = [];
for (const file of [...(await filesBelow('src')), ...(await filesBelow('dist/assets'))]) {
  const rules = /\.(ts|tsx|js)$/.test(file) ? script : file.endsWith('.css') ? style : [];
  if (rules.length === 0) continue;
  const text = await readFile(file, 'utf8');
  for (const [pattern, what] of rules) {
    const found = pattern.exec(text);
    if (!found) continue;
    const around = text.slice(Math.max(0, found.index - 60), found.index + 60);
    if (excused.some(([known]) => around.includes(known))) continue;
    problems.push(`${path.relative(root, file)}: ${what}\n    …${around.replace(/\s+/g, ' ')}…`);
  }
}
if (problems.length > 0) {
  process.stderr.write(`${problems.join('\n')}\n`);
  process.exit(1);
}
process.stdout.write('nothing newer than the oldest browsers\n');
