import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { logistic, weighed } from '../packages/reader/src/evidence/probability.ts';
import type { Traits } from '../packages/reader/src/evidence/traits.ts';
import { readResume } from '../packages/reader/src/formats/read-resume.ts';
import { table } from './render/table.ts';
import { LEFT_OUT, strangersDocuments, TRAINED } from './strangers/documents.ts';
import { isRight } from './strangers/found.ts';
import { weightsWithout } from './strangers/left-out.ts';
import { faultsOf, isPointRight } from './strangers/misread.ts';
import { fitLogistic } from './train-reader/logistic.ts';

/**
 * `npm run calibrate:reader`: fits how likely a value is right from what spoke for and against it, over the documents of
 * bench/strangers, and writes packages/reader/data/probability.json. Each set is read with weights of the labeller that
 * were not trained on it, as `npm run train:reader -- --leave-out` keeps them beside its --samples; the table is of
 * documents left out of the fit as well.
 */
const { values: options } = parseArgs({
  args: process.argv.slice(2).filter((arg) => arg !== '--'),
  options: { samples: { type: 'string', default: './train-reader' } },
});
const readWithout = weightsWithout(options.samples);
const print = (text: string) => process.stdout.write(`${text}\n`);
type Value = { set: string; traits: Traits; right: boolean; isMarked: boolean };

const values: Value[] = [];
for await (const { set, fileName, bytes, truth } of strangersDocuments(TRAINED)) {
  readWithout(set);
  const traits = new Map<string, Traits>();
  const onValue = (path: string, heard: Traits) => void traits.set(path, heard);
  const { content, evidence } = await readResume(bytes, { fileName, onValue });
  const jobs = faultsOf('work', truth, content);
  for (const { path, confidence } of evidence) {
    const right = isRight(content, path, truth) ?? isPointRight(path, jobs);
    const heard = traits.get(path);
    if (right !== null && heard) values.push({ set, traits: weighed(heard), right, isMarked: confidence === 'check' });
  }
}

const STEPS = [0, 0.5, 0.7, 0.8, 0.9, 0.95, 0.97, 0.99, 1.01];
const judged = LEFT_OUT.flatMap((left) => {
  const weights = fitLogistic(values.filter(({ set }) => !left.includes(set)));
  const others = values.filter(({ set }) => left.includes(set));
  return others.map((value) => ({ ...value, p: logistic(weights, value.traits) }));
});
const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
const rows = STEPS.slice(1).flatMap((to, i) => {
  const inside = judged.filter(({ p }) => p >= STEPS[i]! && p < to);
  if (!inside.length) return [];
  const mean = inside.reduce((sum, { p }) => sum + p, 0) / inside.length;
  const right = inside.filter((value) => value.right).length / inside.length;
  const marked = inside.filter(({ isMarked }) => isMarked).length;
  return [[`${STEPS[i]}–${Math.min(1, to)}`, String(inside.length), percent(mean), percent(right), String(marked)]];
});
print(`${values.length} values of left-out documents, by their probability:\n`);
print(table(['probability', 'values', 'promised', 'right', 'marked'], rows));

const weights = fitLogistic(values);
const rounded = Object.fromEntries(
  Object.entries(weights).map(([name, value]) => [name, Math.round(1000 * value) / 1000]),
);
const file = join(import.meta.dirname, '../packages/reader/data/probability.json');
writeFileSync(file, `${JSON.stringify(rounded, null, 2)}\n`);
