// Writes src/shared/api/schema.d.ts from the server's own OpenAPI document.
import { execFileSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
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
const types = astToString(await openapiTypescript(JSON.parse(text)));
const head =
  "// Written by `npm run api:types` from the server's OpenAPI document. Not edited by hand.\n";
await writeFile(path.join(root, 'src/shared/api/schema.d.ts'), head + types);
