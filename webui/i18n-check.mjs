// Texts of both languages must be the same set, every text must be used, and no component may say
// words of its own. With --write-types: derives the key types from the Chinese files.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { literalTexts } from './build/literal-texts.mjs';

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), 'src');
const typesFile = path.join(root, 'shared', 'i18n', 'resources.d.ts');
const problems = [];

async function filesBelow(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((e) => e.isFile())
    .map((e) => path.join(e.parentPath, e.name))
    .sort();
}

/** The kit's own page and what tests draw are in no release. */
const isForDevelopers = (file) => /\/(features\/kit|testing)\//.test(file);
const files = await filesBelow(root);
const shown = (file) => path.relative(root, file);

/** Each pair of language files with its namespace. */
function textFiles() {
  const pairs = [];
  for (const file of files) {
    if (!file.endsWith('.json')) continue;
    const feature = /features\/(.+)\/i18n\/zh-CN\.json$/.exec(file);
    const shell = /shared\/i18n\/zh-CN\/(\w+)\.json$/.exec(file);
    if (!feature && !shell) continue;
    const name = feature ? namespaceOf(feature[1]) : shell[1];
    pairs.push({ name, chinese: file, english: file.replace('zh-CN', 'en-US') });
  }
  return pairs;
}

/** features/problem-list → problemList, features/admin/import → adminImport. */
function namespaceOf(folder) {
  return folder.replace(/[-/](\w)/g, (_, letter) => letter.toUpperCase());
}

function flatten(value, prefix = '') {
  return Object.entries(value).flatMap(([key, inner]) =>
    typeof inner === 'string' ? [[prefix + key, inner]] : flatten(inner, `${prefix}${key}.`),
  );
}

const withoutPlural = (key) => key.replace(/_(zero|one|two|few|many|other)$/, '');
const variables = (text) =>
  [...text.matchAll(/\{\{(\w+)\}\}/g)]
    .map((m) => m[1])
    .sort()
    .join();

async function checkPair({ name, chinese, english }, code) {
  const zh = flatten(JSON.parse(await readFile(chinese, 'utf8')));
  const en = flatten(JSON.parse(await readFile(english, 'utf8').catch(() => '{}')));
  const enByKey = new Map(en.map(([key, text]) => [withoutPlural(key), text]));
  const zhKeys = new Set(zh.map(([key]) => withoutPlural(key)));
  for (const [key, text] of zh) {
    const plain = withoutPlural(key);
    if (!enByKey.has(plain)) problems.push(`${name}: "${plain}" is missing in en-US`);
    else if (variables(text) !== variables(enByKey.get(plain))) {
      problems.push(`${name}: "${plain}" has other variables in en-US`);
    }
    if (!isUsed(plain, code)) problems.push(`${name}: "${plain}" is not used`);
  }
  for (const key of enByKey.keys()) {
    if (!zhKeys.has(key)) problems.push(`${name}: "${key}" is missing in zh-CN`);
  }
}

/** Written out, or the end of a template such as `verdict.${key}`. */
function isUsed(key, code) {
  if (code.includes(`'${key}'`) || code.includes(`:${key}'`)) return true;
  for (let dot = key.lastIndexOf('.'); dot > 0; dot = key.lastIndexOf('.', dot - 1)) {
    if (code.includes(`\`${key.slice(0, dot)}.\${`) || code.includes(`:${key.slice(0, dot)}.\${`))
      return true;
  }
  return false;
}

async function writeTypes(pairs) {
  const line = ({ name, chinese }) => {
    const target = path.relative(path.dirname(typesFile), chinese).replaceAll(path.sep, '/');
    return `      ${name}: typeof import('${target.startsWith('.') ? target : `./${target}`}');`;
  };
  const text = `// Written by \`npm run i18n:types\` from the Chinese texts: a wrong key fails the type check.
import 'i18next';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'shell';
    resources: {
${pairs.map(line).join('\n')}
    };
  }
}
`;
  const isCurrent = (await readFile(typesFile, 'utf8').catch(() => '')) === text;
  if (process.argv.includes('--write-types')) await writeFile(typesFile, text);
  else if (!isCurrent) problems.push('resources.d.ts is out of date: run npm run i18n:types');
}

const sources = files.filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file));
const code = (await Promise.all(sources.map((file) => readFile(file, 'utf8')))).join('\n');
const pairs = textFiles();
await writeTypes(pairs);
if (!process.argv.includes('--write-types')) {
  for (const pair of pairs) await checkPair(pair, code);
  for (const file of sources) {
    const text = await readFile(file, 'utf8');
    if (!isForDevelopers(file)) {
      for (const said of literalTexts(file, text)) {
        problems.push(`${shown(file)}:${said.line}: ${said.text} belongs into the texts`);
      }
    }
    text.split('\n').forEach((line, index) => {
      if (/\p{Script=Han}/u.test(line))
        problems.push(`${shown(file)}:${index + 1}: Chinese in code`);
      if (/\.join\((['"`])(?:, |、|，)\1\)/.test(line))
        problems.push(`${shown(file)}:${index + 1}: words joined by hand, useEnumeration does it`);
    });
  }
}
if (problems.length > 0) {
  process.stderr.write(`${problems.join('\n')}\n`);
  process.exit(1);
}
process.stdout.write(`texts: ${pairs.length} namespaces, both languages agree\n`);
