// Writes .br and .gz twins, so that the server never compresses on the way out.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

export async function compressAssets(folder) {
  const files = (await readdir(folder)).filter((file) => /\.(js|css|svg)$/.test(file));
  await Promise.all(
    files.map(async (file) => {
      const target = path.join(folder, file);
      const bytes = await readFile(target);
      const options = {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: 11,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        },
      };
      await writeFile(`${target}.br`, await toBrotli(bytes, options));
      await writeFile(`${target}.gz`, await toGzip(bytes, { level: 9 }));
    }),
  );
}
