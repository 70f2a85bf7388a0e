// Whether the linter still finds faults of React: the shims hide which React this is, and rules that
// wait for its name would be silent without a word. Each planted fault must be found by its rule.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

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
  noArrayIndexKey: `export function List({ words }: { words: string[] }) {
  return words.map((word, index) => <p key={index}>{word}</p>);
}
`,
};
const biome = path.join(here, 'node_modules/@biomejs/biome/bin/biome');
// Beside the sources, so that their own configuration is asked.
const folder = mkdtempSync(path.join(here, 'planted-'));
const missed = [];
try {
  for (const [rule, code] of Object.entries(planted)) {
    const file = path.join(folder, `${rule}.tsx`);
    writeFileSync(file, code);
    const found = spawnSync(process.execPath, [biome, 'lint', file], { cwd: here });
    if (!`${found.stdout}${found.stderr}`.includes(`/${rule}`)) missed.push(rule);
  }
} finally {
  rmSync(folder, { recursive: true });
}
if (missed.length > 0) {
  process.stderr.write(`not found by the linter: ${missed.join(', ')}\n`);
  process.exit(1);
}
process.stdout.write('the linter finds planted faults\n');
