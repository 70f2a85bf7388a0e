// Writes src/shared/api/schema.d.ts from the server's own OpenAPI document.
//   node api-types.mjs --check    only tells whether the committed file is still true
import { execFileSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import openapiTypescript, { astToString } from 'openapi-typescript';

const root = path.dirname(fileURLToPath(import.meta.url));
const project = path.dirname(root);
const python = path.join(project, '.venv', 'bin', 'python');
const text = execFileSync(python, ['-m', 'oj_appliance.openapi'], {
  cwd: project,
  maxBuffer: 64 * 1024 * 1024,
});
const openApi = JSON.parse(text);
const types = astToString(await openapiTypescript(openApi, { defaultNonNullable: false }));
const head =
  "// Written by `npm run api:types` from the server's OpenAPI document. Not edited by hand.\n";
const guards = Object.entries(openApi.paths).flatMap(([address, calls]) =>
  Object.entries(calls).map(
    ([method, { description }]) =>
      `    "${method.toUpperCase()} ${address}": "${description.replace('Guard: ', '')}";\n`,
  ),
);
const written = `${head}${types}/** The guard of every call, by the contract's code. */
export interface CallGuards {
${guards.join('')}}
`;
const file = path.join(root, 'src/shared/api/schema.d.ts');
if (!process.argv.includes('--check')) {
  await writeFile(file, written);
} else if ((await readFile(file, 'utf8').catch(() => '')) !== written) {
  process.stderr.write('schema.d.ts is not what the server says: run npm run api:types\n');
  process.exit(1);
}
