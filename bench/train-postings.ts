import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { packCrf, unpackCrf } from '@verdant/crf';
import { judgeSurenessWith, readPostingsWith } from '../packages/resume/src/match/label/fields.ts';
import { packTrees, unpackTrees } from '../packages/resume/src/match/label/sure/trees.ts';
import { requirementsOf } from '../packages/resume/src/match/requirements.ts';
import { alternativeExamples, exampleOf, sureSample, wantedExample } from './postings/examples.ts';
import { BITS, fitAlternatives, fitPieces, fitWanted } from './postings/fit.ts';
import { growTrees, type Sample } from './postings/grow-trees.ts';
import { readMarked } from './postings/marked.ts';
import { meanField, meanTrees } from './postings/mean.ts';
import { type Score, scorePosting, total } from './postings/score.ts';
import { FACTS, type FactsScore, scoreFacts } from './postings/score-facts.ts';

/**
 * `npm run train:postings`: trains the three fields that read postings and the trees that say how sure that is, on the
 * marked ones of bench/postings, and writes packages/resume/data. Each posting is first read by a field that learned from
 * the other folds (--folds, 4) alone: what that one takes for asked is what the judge of pieces learns from, what that
 * judge makes of it is what the trees learn from, and what the printed figures are of; all that one person wrote is in one
 * fold; as many --folds as writers leave out one writer each time. --wrong prints what was wrong, --dry writes nothing,
 * --from FOLDER learns from others, --beside FOLDER writes the mean of what is learned and of the data of that folder.
 */
const { values } = parseArgs({
  args: process.argv.slice(2).filter((arg) => arg !== '--'),
  options: {
    folds: { type: 'string', default: '4' },
    from: { type: 'string' },
    beside: { type: 'string' },
    wrong: { type: 'boolean', default: false },
    dry: { type: 'boolean', default: false },
  },
});
const print = (text: string) => process.stdout.write(`${text}\n`);
const percent = (share: number) => `${(100 * share).toFixed(1)} %`;

const postings = readMarked(values.from ?? join(import.meta.dirname, 'postings'));
const writers = [...new Set(postings.map(({ id }) => id.split('/')[0]!))];
const folds = Math.min(Number(values.folds), writers.length);
// a fold holds all of a writer: what it is read with was taught by others
const foldOf = postings.map(({ id }) => writers.indexOf(id.split('/')[0]!) % folds);
const inFold = (fold: number) => (_: unknown, i: number) => foldOf[i] === fold;
const outOf = (fold: number) => (_: unknown, i: number) => foldOf[i] !== fold;

const pieces = postings.map((posting) => exampleOf(posting, BITS.pieces));
const alternatives = postings.map((posting) => alternativeExamples(posting, BITS.alternatives));
const byFold = Array.from({ length: folds }, (_, fold) => fitPieces(pieces.filter(outOf(fold))));
const unpacked = byFold.map((bytes) => unpackCrf(bytes));
const wanted = postings.map((posting, i) => {
  readPostingsWith('pieces', unpacked[foldOf[i]!]!);
  return wantedExample(posting, BITS.wanted);
});
const judges = byFold.map((_, fold) => unpackCrf(fitWanted(wanted.filter(outOf(fold)))));
const samples = postings.map((posting, i) => {
  readPostingsWith('pieces', unpacked[foldOf[i]!]!);
  readPostingsWith('wanted', judges[foldOf[i]!]!);
  return sureSample(posting);
});
const together = (parts: readonly Sample[]): Sample => ({
  rows: parts.flatMap(({ rows }) => rows),
  labels: Uint8Array.from(parts.flatMap(({ labels }) => [...labels])),
});

const scores: (Score & { id: string; facts: FactsScore })[] = [];
for (let fold = 0; fold < folds; fold++) {
  readPostingsWith('pieces', unpacked[fold]!);
  readPostingsWith('wanted', judges[fold]!);
  judgeSurenessWith(growTrees(together(samples.filter(outOf(fold)))));
  readPostingsWith('alternatives', unpackCrf(fitAlternatives(alternatives.filter(outOf(fold)))));
  for (const posting of postings.filter(inFold(fold))) {
    const score = {
      ...scorePosting(posting, requirementsOf(posting.text)),
      id: posting.id,
      facts: scoreFacts(posting),
    };
    scores.push(score);
    if (values.wrong) print(`${posting.id}  wrong: ${score.wrong.join('; ')}  missed: ${score.missed.join('; ')}`);
    for (const name of FACTS)
      if (values.wrong && score.facts[name]) print(`  ${posting.id} ${name}: ${score.facts[name]}`);
  }
}
for (const name of [...new Set(scores.map(({ id }) => id.split('/')[0]!))].sort()) {
  const t = total(scores.filter(({ id }) => id.startsWith(name)));
  print(`${name} precision ${percent(t.precision)}, recall ${percent(t.recall)}`);
}
const { precision, recall, needs, joined, apart } = total(scores);
print(
  `${scores.length} postings, each read with weights of the other folds: precision ${percent(precision)}, recall ` +
    `${percent(recall)}; of those found ${percent(needs)} as must or nice as marked; of the alternatives ` +
    `${percent(joined)} joined, of what is joined ${percent(apart)} alternatives; ` +
    FACTS.map((name) => `${name} ${percent(scores.filter(({ facts }) => !facts[name]).length / scores.length)}`).join(
      ', ',
    ),
);
if (!values.dry) {
  const data = join(import.meta.dirname, '../packages/resume/data');
  const earlier = (name: string) => (values.beside ? [new Uint8Array(readFileSync(join(values.beside, name)))] : []);
  const learned = {
    postings: fitPieces(pieces),
    wanted: fitWanted(wanted),
    alternatives: fitAlternatives(alternatives),
  };
  const grown = growTrees(together(samples));
  const files: [string, Buffer][] = [
    ...Object.entries(learned).map(([name, bytes]): [string, Buffer] => {
      const file = `${name}.crf`;
      return [file, packCrf(meanField([bytes, ...earlier(file)].map((one) => unpackCrf(one))))];
    }),
    ['sure.trees', packTrees(meanTrees([grown, ...earlier('sure.trees').map(unpackTrees)]))],
  ];
  for (const [name, bytes] of files) writeFileSync(join(data, name), bytes);
  const size = files.reduce((sum, [, { length }]) => sum + length, 0) / 1000;
  print(`${postings.length} postings learned, ${size.toFixed(0)} kB written.`);
}
