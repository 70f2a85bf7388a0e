// Whether the compiler still ties the page to the server's document: types that compare nothing would
// be silent without a word. Each planted fault must be found.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const here = path.dirname(fileURLToPath(import.meta.url));
const read = (file) => readFileSync(path.join(here, 'src', file), 'utf8');
const formats = read('features/admin/packageFormats.ts').replace('../../shared', '../src/shared');
/** What is planted, and what the compiler must say to it. */
const planted = {
  'a format of packages that the page does not know': {
    code: formats.replace(/^ {2}hydro: .*\n/m, ''),
    said: "Property 'hydro' is missing",
  },
};

const compiler = path.join(here, 'node_modules/typescript/bin/tsc');
const folder = mkdtempSync(path.join(here, 'planted-'));
let found;
try {
  Object.values(planted).forEach(({ code }, at) => {
    writeFileSync(path.join(folder, `planted${at}.ts`), code);
  });
  const configuration = { extends: '../tsconfig.json', include: ['.'] };
  writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify(configuration));
  found = spawnSync(process.execPath, [compiler, '--project', folder], { encoding: 'utf8' }).stdout;
} finally {
  rmSync(folder, { recursive: true });
}
const missed = Object.keys(planted).filter((fault) => !found.includes(planted[fault].said));
if (missed.length > 0) {
  process.stderr.write(`not found by the compiler: ${missed.join(', ')}\n${found}`);
  process.exit(1);
}
process.stdout.write('the compiler finds planted faults\n');
