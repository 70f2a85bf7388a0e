// Whether the checks of this page still find faults. The shims hide which React this is, and rules that
// wait for its name would be silent without a word; knip is silent about what it takes for an entry.
// Each planted fault must be found.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { literalTexts } from './build/literal-texts.mjs';
import { ownWrites } from './build/own-writes.mjs';

const here = path.dirname(fileURLToPath(import.meta.url));
const planted = {
  useExhaustiveDependencies: `import { useEffect } from 'react';
export function useTold(text: string, tell: (text: string) => void) {
  useEffect(() => tell(text), [tell]);
}
`,
  useHookAtTopLevel: `import { useState } from 'react';
export function useSometimes(isWanted: boolean) {
  if (isWanted) return useState(0);
  return null;
}
`,
  // What a library's function gives back must be known too.
  noFloatingPromises: `import type { QueryClient } from '@tanstack/react-query';
export function renew(queries: QueryClient) {
  queries.invalidateQueries();
}
`,
  // Forms and writes of their own, beside the one way of each.
  noRestrictedImports: `import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
export function useOwnForm() {
  return [useForm(), useMutation({})];
}
`,
  noArrayIndexKey: `export function List({ words }: { words: string[] }) {
  return words.map((word, index) => <p key={index}>{word}</p>);
}
`,
};
const unused = {
  'entry.ts': `import { planted } from './planted';

planted();
`,
  'planted.ts': `export const planted = () => plantedExport;
export const plantedExport = 1;
`,
  'plantedFile.ts': `export const nobody = 1;
`,
  // Nothing is excused here, so that a dependency without a user is found too.
  'knip.config.js': `import config from '../knip.config.js';
import { basename } from 'node:path';

const folder = basename(import.meta.dirname);
export default {
  entry: [...config.entry, folder + '/entry.ts'],
  project: [...config.project, folder + '/*.ts'],
};
`,
};
const styles = {
  'planted.module.css': `.planted {
  padding: 4px 13px;
}
@layer plantedLayer {
  .planted {
    color: inherit;
  }
}
@media (max-width: 700px) {
  .planted {
    gap: 1px;
    --planted-own: 1px;
    width: calc(var(--planted-own) + var(--planted-drawn) + var( --planted-width, 1px));
  }
}
`,
  'plantedSheet.module.css': `@layer feature {
  .there {
    margin: 0;
  }
}
`,
  'plantedSheet.tsx': `import sheet from './plantedSheet.module.css';
export const Sheet = () => <p className={sheet.there}><b className={sheet.plantedClass} /></p>;
`,
  'plantedQuery.ts': `export const isPlanted = () => matchMedia('(min-width: 701px)').matches;
export const colour = () => look.color('--planted-colour');
export const drawn = { '--planted-drawn': '1px' };
`,
};
const stylesFound = [
  'padding: 4px 13px',
  '@layer plantedLayer',
  '(max-width: 700px)',
  '(min-width: 701px)',
  '--planted-width is defined nowhere',
  '--planted-colour is defined nowhere',
  'sheet.plantedClass is no class',
];
/** Words in no language's file, by `i18n-check.mjs`; the last two lines say none. */
const words = `export const Said = ({ isOpen }: { isOpen: boolean }) => (
  <p title="Planted title" aria-label={isOpen ? 'planted label' : undefined}>
    Planted text {'planted ' + isOpen}
    {isOpen && t('planted.key')} 3 ms
    <i className="planted" />
  </p>
);
`;
const wordsFound = ['Planted title', 'planted label', 'Planted text', "'planted '"];
/** By `boundaries-check.mjs`; the last function is none, and a file of calls may catch. */
const ownWay = `export function useOwnWrite(save: () => Promise<void>) {
  const [isSaving, setSaving] = useState(false);
  const run = async () => {
    setSaving(true);
    try {
      await save();
    } catch {}
    save().catch(() => undefined);
  };
  return { isSaving, run };
}
export function read(text: string) {
  try {
    return JSON.parse(text);
  } catch {
    return async () => await null;
  }
}
`;
const ownWayFound = [2, 7, 8];
const importsFound = ['shared/forms/useEditForm', 'shared/forms/useAction'];
const unusedFound = ['plantedExport', 'plantedFile.ts', 'axe-core'];
const biome = path.join(here, 'node_modules/@biomejs/biome/bin/biome');
const knip = path.join(here, 'node_modules/knip/bin/knip.js');
// Beside the sources, so that their own configuration is asked.
const folder = mkdtempSync(path.join(here, 'planted-'));
const said = literalTexts('planted.tsx', words);
let report = said.map(({ text }) => text).join('\n');
const run = (...command) => {
  const { stdout, stderr } = spawnSync(process.execPath, command, { cwd: here });
  report += stdout + stderr;
};
try {
  for (const [rule, code] of Object.entries(planted)) {
    writeFileSync(path.join(folder, `${rule}.tsx`), code);
  }
  for (const [name, code] of Object.entries({ ...unused, ...styles })) {
    writeFileSync(path.join(folder, name), code);
  }
  run(biome, 'lint', folder);
  run(path.join(here, 'styles-check.mjs'), folder);
  run(knip, '--config', path.join(folder, 'knip.config.js'));
} finally {
  rmSync(folder, { recursive: true });
}
const wanted = [
  ...Object.keys(planted).map((rule) => `/${rule}`),
  ...importsFound,
  ...unusedFound,
  ...stylesFound,
  ...wordsFound,
];
const missed = wanted.filter((name) => !report.includes(name));
if (said.length > wordsFound.length) missed.push('that keys and units are no words');
const linesOf = (file) => ownWrites(file, ownWay).map(({ line }) => line);
if (linesOf('planted.ts').join() !== ownWayFound.join()) missed.push('writes of their own');
if (linesOf('plantedCalls.ts').length > 0) missed.push('that a file of calls may catch');
if (missed.length > 0) {
  process.stderr.write(`planted, but not found: ${missed.join(', ')}\n`);
  process.exit(1);
}
process.stdout.write('the checks find planted faults\n');
