import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { generateDocument } from './read-open/document.ts';
import { startPrinter } from './read-open/draw.ts';
import { toHtml } from './read-open/pages/html.ts';
import { scoreReadings } from './read-open/score-readings.ts';

/**
 * `npm run bench:read-open -- --out DIR --count 300 --seed 1`: invented résumés as PDF, each with its truth as JSON.
 * `-- --score DIR`: what our reader finds in them; `-- --score DIR --predictions FOUND`: what another parser found.
 */
const { values } = parseArgs({
  args: process.argv.slice(2).filter((arg) => arg !== '--'),
  options: {
    out: { type: 'string', default: './read-open' },
    count: { type: 'string', default: '300' },
    seed: { type: 'string', default: '1' },
    score: { type: 'string' },
    predictions: { type: 'string' },
  },
});
const [count, seed] = [Number(values.count), Number(values.seed)];
if (!Number.isInteger(count) || count < 1 || count > 100_000 || !Number.isInteger(seed) || seed < 0)
  throw new Error('--count is a whole number from 1 to 100000, --seed one from 0.');

const at = (folder: string) => resolve(process.env.INIT_CWD ?? process.cwd(), folder);
if (values.score) {
  const predictions = values.predictions && at(values.predictions);
  process.stdout.write(`${await scoreReadings(at(values.score), predictions)}\n`);
  process.exit(0);
}

const out = at(values.out);
await mkdir(out, { recursive: true });
const printer = await startPrinter();
try {
  for (let n = seed; n < seed + count; n++) {
    const document = generateDocument(n);
    const name = join(out, `${document.language}-${n}`);
    await writeFile(`${name}.pdf`, await printer.print(toHtml(document.blocks, document.style, document.language)));
    await writeFile(`${name}.json`, `${JSON.stringify(document.truth, null, 2)}\n`);
  }
} finally {
  await printer.close();
}
process.stdout.write(`${count} documents and their truths lie in ${out}.\n`);
