import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const [brotli, zip] = [promisify(brotliCompress), promisify(gzip)];
const TEXT = /\.(m?js|css|html|svg)$/;
/** Smaller files fit into one packet as they are. */
const WORTH_IT_BYTES = 1024;

/** Writes `.br` and `.gz` beside every text of the build, as small as they get: no visit waits for a compressor. */
export const compress = (): Plugin => ({
  name: 'compress',
  apply: 'build',
  enforce: 'post',
  async writeBundle({ dir }, bundle) {
    for (const name of Object.keys(bundle).filter((file) => TEXT.test(file))) {
      const file = join(dir!, name);
      const text = await readFile(file);
      if (text.length < WORTH_IT_BYTES) continue;
      const size = { [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
      await Promise.all([
        brotli(text, { params: size }).then((small) => writeFile(`${file}.br`, small)),
        zip(text, { level: 9 }).then((small) => writeFile(`${file}.gz`, small)),
      ]);
    }
  },
});
