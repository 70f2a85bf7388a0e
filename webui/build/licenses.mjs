// Collects the licence of every package that ends up in dist/. An unknown licence fails the build.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

const accepted =
  /^(MIT|ISC|0BSD|Unlicense|BSD-2-Clause|BSD-3-Clause|Apache-2\.0|\(MPL-2\.0 OR Apache-2\.0\))$/;

function packagesOf(metafiles) {
  const names = new Set();
  for (const { outputs } of metafiles) {
    for (const output of Object.values(outputs)) {
      for (const input of Object.keys(output.inputs)) {
        const match = /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(input);
        if (match) names.add(match[0].slice(0, -1));
      }
    }
  }
  return [...names].sort();
}

export async function writeLicenses({ root, metafiles, dist }) {
  const parts = [];
  for (const folder of packagesOf(metafiles)) {
    const place = path.join(root, folder);
    const info = JSON.parse(await readFile(path.join(place, 'package.json'), 'utf8'));
    if (!accepted.test(info.license ?? '')) {
      throw new Error(`${info.name}: licence "${info.license}" is not on the accepted list`);
    }
    const file = (await readdir(place)).find((name) => /^licen[cs]e/i.test(name));
    const text = file ? (await readFile(path.join(place, file), 'utf8')).trim() : '';
    parts.push(`${info.name} ${info.version} (${info.license})\n\n${text}\n`);
  }
  await writeFile(path.join(dist, 'LICENSES.txt'), parts.join(`\n${'-'.repeat(72)}\n\n`));
}
