import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readResume } from '../packages/reader/src/formats/read-resume.ts';
import { table } from './render/table.ts';
import { SETS, strangersDocuments, TRAINED } from './strangers/documents.ts';
import { foundIn, isListed, isRight, type Reliability, reliabilityOf } from './strangers/found.ts';
import { weightsWithout } from './strangers/left-out.ts';
import { faultsOf, isPointRight } from './strangers/misread.ts';
import { type RestsOn, restsOn } from './strangers/rests-on.ts';
import { CORE, f1, macroOf, type Scores, scoreDocument } from './strangers/score.ts';
import { wrongOf } from './strangers/wrong.ts';

/**
 * `npm run bench:strangers`: résumés by people who had never seen the reader, field by field, and what its doubt is worth.
 * With `--left-out FOLDER` (the --samples of `npm run train:reader -- --leave-out`) each set is read with weights that were
 * trained on the others alone. `-- FOLDER` scores a folder of documents with truths instead; --wrong tells what was wrong;
 * --advice how many pieces of advice rest on what was read otherwise than the truth says, with --wrong which.
 */
const { values: options, positionals } = parseArgs({
  args: process.argv.slice(2).filter((arg) => arg !== '--'),
  options: {
    'left-out': { type: 'string' },
    wrong: { type: 'boolean', default: false },
    advice: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});
const sets = positionals.length
  ? positionals.map((one) => (SETS.includes(one) ? one : resolve(process.env.INIT_CWD ?? process.cwd(), one)))
  : SETS;
const readWithout = options['left-out'] ? weightsWithout(options['left-out']) : null;
const print = (text: string) => process.stdout.write(`${text}\n`);
const percent = (share: number) => (100 * share).toFixed(1);
const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
/** A mean in per cent, or that there is nothing to take it of. */
const meanPercent = (values: number[]) => (values.length ? percent(mean(values)) : '–');

const TODAY = new Date().toISOString().slice(0, 7);
type Read = {
  rests?: RestsOn;
  set: string;
  language: string;
  scores: Scores;
  reliability: Record<'fields' | 'lists' | 'points', Reliability>;
};

const read: Read[] = [];
for await (const { set, language, fileName, bytes, truth } of strangersDocuments(sets)) {
  readWithout?.(set);
  const reading = await readResume(bytes, { fileName });
  const found = foundIn(reading.content);
  const scores = scoreDocument(truth, found);
  if (options.wrong) print(wrongOf(`${set}/${language}/${fileName}`, truth, found, scores));
  const jobs = faultsOf('work', truth, reading.content);
  const right = (path: string) => isRight(reading.content, path, truth);
  const rests = options.advice ? restsOn(reading, truth, TODAY) : undefined;
  if (options.wrong) for (const one of rests?.misread ?? []) print(`  advice on what was misread: ${one}`);
  read.push({
    ...(rests && { rests }),
    set,
    language,
    scores,
    reliability: {
      fields: reliabilityOf(reading, (path) => (isListed(path) ? null : right(path))),
      lists: reliabilityOf(reading, (path) => (isListed(path) ? right(path) : null)),
      points: reliabilityOf(reading, (path) => isPointRight(path, jobs)),
    },
  });
}

for (const [name, group] of [...sets.map((set) => [set, [set]] as const), ['trained', TRAINED] as const]) {
  const own = read.filter(({ set }) => group.includes(set));
  if (!own.length) continue;
  const groups = [own, ...['zh', 'en'].map((language) => own.filter((one) => one.language === language))];
  const fields = [...new Set(own.flatMap(({ scores }) => Object.keys(scores)))];
  const rows = fields.map((field) => [
    CORE.includes(field) ? `${field} *` : field,
    ...groups.map((group) => meanPercent(group.flatMap(({ scores }) => (scores[field] ? f1(scores[field]) : [])))),
  ]);
  const whole = (name: string, only?: readonly string[]) => [
    name,
    ...groups.map((group) => meanPercent(group.map(({ scores }) => macroOf(scores, only)))),
  ];
  const trained = readWithout ? 'read with weights trained on the other sets' : 'which the weights were trained on';
  const seen = !TRAINED.includes(name) && name !== 'trained' ? 'which no weights have seen' : trained;
  const what = name === 'trained' ? 'all these sets' : `the ${name} set`;
  print(`${own.length} documents of ${what}, ${seen}; F1 in per cent, the mean over documents (* core).\n`);
  print(`${table(['field', 'all', 'zh', 'en'], [...rows, whole('core', CORE), whole('full')])}\n`);
  if (options.advice) {
    const all = own.flatMap(({ rests }) => rests ?? []);
    const [right, misread] = [all.map((one) => one.right), all.map((one) => one.misread.length)].map((counts) =>
      counts.reduce((sum, count) => sum + count, 0),
    ) as [number, number];
    print(
      `Pieces of advice: ${right} on what was read right, ${misread} (${percent(misread / Math.max(1, right + misread))} %) on what was not.\n`,
    );
  }
  for (const [what, name] of [
    ['fields', 'Fields'],
    ['lists', 'Items of lists'],
    ['points', 'Points of jobs'],
  ] as const) {
    const sum = (key: keyof Reliability) => own.reduce((total, { reliability }) => total + reliability[what][key], 0);
    print(
      `${name} shown as certain: ${sum('certain')}, ${percent(sum('certainRight') / sum('certain'))} % right, ` +
        `${((sum('certain') - sum('certainRight')) / own.length).toFixed(2)} a document wrong and unmarked. ` +
        `Marked: ${sum('marked')}, ${percent(sum('markedRight') / Math.max(1, sum('marked')))} % right.\n`,
    );
  }
}
