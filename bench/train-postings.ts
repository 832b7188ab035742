import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readPostingsWith } from '../packages/resume/src/match/label/fields.ts';
import { requirementsOf } from '../packages/resume/src/match/requirements.ts';
import { examplesOf, fitFields, unpacked } from './postings/fit.ts';
import { readMarked } from './postings/marked.ts';
import { type Score, scorePosting, total } from './postings/score.ts';

/**
 * `npm run train:postings`: trains the two fields that read postings, on the marked ones of bench/postings, and writes
 * packages/resume/data. With --folds N each posting is first read with weights that learned from the other folds
 * alone, and scored; --wrong prints what was wrong, --dry writes nothing, --from FOLDER learns from others.
 */
const { values } = parseArgs({
  args: process.argv.slice(2).filter((arg) => arg !== '--'),
  options: {
    folds: { type: 'string', default: '0' },
    from: { type: 'string' },
    wrong: { type: 'boolean', default: false },
    dry: { type: 'boolean', default: false },
  },
});
const print = (text: string) => process.stdout.write(`${text}\n`);
const percent = (share: number) => `${(100 * share).toFixed(1)} %`;

const postings = readMarked(values.from ?? join(import.meta.dirname, 'postings'));
const examples = postings.map((posting) => examplesOf(posting));

const folds = Number(values.folds);
const scores: (Score & { id: string })[] = [];
for (let fold = 0; fold < folds; fold++) {
  const { pieces, alternatives } = unpacked(fitFields(examples.filter((_, i) => i % folds !== fold)));
  readPostingsWith('pieces', pieces);
  readPostingsWith('alternatives', alternatives);
  for (const posting of postings.filter((_, i) => i % folds === fold)) {
    const score = { ...scorePosting(posting, requirementsOf(posting.text)), id: posting.id };
    scores.push(score);
    if (values.wrong) print(`${posting.id}  wrong: ${score.wrong.join('; ')}  missed: ${score.missed.join('; ')}`);
  }
}
if (folds) {
  for (const name of new Set(scores.map(({ id }) => id.split('/')[0]!))) {
    const t = total(scores.filter(({ id }) => id.startsWith(name)));
    print(`${name} precision ${percent(t.precision)}, recall ${percent(t.recall)}`);
  }
  const { precision, recall, needs, joined, apart } = total(scores);
  print(
    `${scores.length} postings, each read with weights of the other folds: precision ${percent(precision)}, recall ` +
      `${percent(recall)}; of those found ${percent(needs)} as must or nice as marked; of the alternatives ` +
      `${percent(joined)} joined, of what is joined ${percent(apart)} alternatives.`,
  );
}
if (!values.dry) {
  const fields = fitFields(examples);
  const data = join(import.meta.dirname, '../packages/resume/data');
  writeFileSync(join(data, 'postings.crf'), fields.pieces);
  writeFileSync(join(data, 'alternatives.crf'), fields.alternatives);
  const size = (fields.pieces.length + fields.alternatives.length) / 1000;
  print(`${postings.length} postings learned, ${size.toFixed(0)} kB written.`);
}
