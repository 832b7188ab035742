import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Crf, packCrf, unpackCrf } from '@verdant/crf';
import { startPrinter } from './read-open/draw.ts';
import { createRandom } from './read-open/random.ts';
import { LEFT_OUT, SETS, strangersDocuments, TRAINED } from './strangers/documents.ts';
import { drawSamples } from './train-reader/draw-samples.ts';
import { accuracyOf } from './train-reader/evaluate.ts';
import { BITS, examplesOf, LabelSet } from './train-reader/examples.ts';
import { readSamples } from './train-reader/samples.ts';
import { strangerExamples } from './train-reader/stranger-examples.ts';
import { type Example, trainCrf } from './train-reader/train-crf.ts';
import { widen } from './train-reader/widen.ts';

/**
 * `npm run train:reader`: draws invented résumés of a seed (kept in --samples, drawn once), trains the two fields of the
 * labeller on them and on the sets of bench/strangers, and writes packages/reader/data. A twentieth of
 * the drawn ones is held out and scored. With --leave-out it also writes, beside the samples, the weights of which two
 * sets at a time are left out, for `npm run calibrate:reader`. With --go-on it begins with the kept weights, in two rounds
 * of small steps over all sets and a few drawn documents (--count 300), and keeps the mean of these steps; --only cells or
 * --only words leaves the other field as it is.
 */
const { values } = parseArgs({
  args: process.argv.slice(2).filter((arg) => arg !== '--'),
  options: {
    samples: { type: 'string', default: './train-reader' },
    count: { type: 'string', default: '10000' },
    seed: { type: 'string', default: '1000000' },
    epochs: { type: 'string', default: '6' },
    'leave-out': { type: 'boolean', default: false },
    'go-on': { type: 'boolean', default: false },
    only: { type: 'string' },
  },
});
const [count, seed, epochs] = [Number(values.count), Number(values.seed), Number(values.epochs)];
if (![count, seed, epochs].every((value) => Number.isInteger(value) && value > 0))
  throw new Error('--count, --seed and --epochs are whole numbers from 1.');
const print = (text: string) => process.stdout.write(`${text}\n`);
const FILE_OF = 500;
const HELD_OUT = 20;
/** How much the kept weights are taken to have been through, as AdaGrad counts it. */
const BEFORE = 3;

const folder = resolve(process.env.INIT_CWD ?? process.cwd(), values.samples);
mkdirSync(folder, { recursive: true });
const files: string[] = [];
const printer = await startPrinter();
try {
  for (let from = 0; from < count; from += FILE_OF) {
    const many = Math.min(FILE_OF, count - from);
    const file = join(folder, `${seed + from}-${many}.jsonl.gz`);
    if (!existsSync(file)) await drawSamples(printer, seed + from, many, file);
    files.push(file);
    print(`${from + many} documents drawn.`);
  }
} finally {
  await printer.close();
}

const data = join(import.meta.dirname, '../packages/reader/data');
const goesOn = values['go-on'];
const kept = (name: string): Crf | null => (goesOn ? unpackCrf(readFileSync(join(data, `${name}.crf`))) : null);
const today = { cells: kept('cells'), words: kept('words') };
const sets = { cells: new LabelSet(today.cells?.labels), words: new LabelSet(today.words?.labels) };
const cells: { train: Example[]; held: Example[] } = { train: [], held: [] };
const words: { train: Example[]; held: Example[] } = { train: [], held: [] };
let read = 0;
for (const file of files)
  for await (const sample of readSamples(file)) {
    const examples = examplesOf(sample, sets);
    const part = ++read % HELD_OUT ? 'train' : 'held';
    cells[part].push(examples.cells);
    words[part].push(...examples.words);
  }

const strangers: { set: string; cells: Example; words: Example[] }[] = [];
for await (const document of strangersDocuments(goesOn ? SETS : TRAINED))
  for (const examples of await strangerExamples(document, sets, goesOn))
    strangers.push({ set: document.set, ...examples });
const strangersBut = (left: readonly string[], name: 'cells' | 'words'): Example[] =>
  strangers.filter(({ set }) => !left.includes(set)).flatMap((one) => one[name]);

const keep = (into: string, name: string, field: Crf): number => {
  const bytes = packCrf(field);
  mkdirSync(into, { recursive: true });
  writeFileSync(join(into, `${name}.crf`), bytes);
  return bytes.length;
};
for (const [name, { train, held }, labels] of [
  ['cells', cells, sets.cells.names],
  ['words', words, sets.words.names],
] as const) {
  if (values.only && values.only !== name) continue;
  const random = createRandom(seed);
  const onEpoch = (epoch: number, loss: number) => print(`${name}, round ${epoch + 1}: loss ${loss.toFixed(2)}`);
  const way = { shrink: 0.0005, random: random.next, onEpoch };
  const known = today[name];
  const from = known ? widen(known, labels) : trainCrf(labels, BITS, train, { ...way, epochs, rate: 0.12 });
  // what people really write sets right what drawing them taught, in small steps so that it is not forgotten
  const goOn = known
    ? { ...way, from, epochs: 2, rate: 0.05, before: BEFORE, mean: true }
    : { ...way, from, epochs: Math.ceil(epochs / 2), rate: 0.05 };
  const field = trainCrf(labels, BITS, [...train, ...strangersBut([], name)], goOn);
  const size = keep(data, name, field);
  if (values['leave-out'])
    for (const left of LEFT_OUT) {
      const without = trainCrf(labels, BITS, [...train, ...strangersBut(left, name)], goOn);
      for (const set of left) keep(join(folder, 'left-out', set), name, without);
    }
  const { right, sure, sureRight } = accuracyOf(field, held);
  const percent = (share: number) => `${(100 * share).toFixed(2)} %`;
  print(
    `${name}: ${percent(right)} of the held-out labels right; ${percent(sure)} with a probability over 0.97, of them ` +
      `${percent(sureRight)} right; ${Math.round(size / 1024)} kB.`,
  );
}
