import { type Crf, packCrf, unpackCrf } from '@verdant/crf';
import { JOINS } from '../../packages/resume/src/match/label/alternative-features.ts';
import { LABELS } from '../../packages/resume/src/match/label/posting-labels.ts';
import { createRandom } from '../read-open/random.ts';
import { type Example, trainCrf } from '../train-reader/train-crf.ts';
import { alternativeExamples, exampleOf } from './examples.ts';
import type { MarkedPosting } from './marked.ts';

const BITS = { pieces: 19, alternatives: 15 };
/** A feature of fewer postings says nothing of the next one. */
const LEAST = 2;
const EPOCHS = 12;
const RATE = 0.1;
const SHRINK = 0.02;

export const examplesOf = (posting: MarkedPosting) => ({
  pieces: exampleOf(posting, BITS.pieces),
  alternatives: alternativeExamples(posting, BITS.alternatives),
});
export type Examples = ReturnType<typeof examplesOf>;

/** Without the features that fewer than LEAST of the groups of examples share. */
function withShared(groups: readonly Example[][], bits: number): Example[] {
  const shared = new Uint8Array(1 << bits);
  for (const group of groups)
    for (const row of new Set(group.flatMap(({ features }) => features.flatMap((rows) => [...rows]))))
      shared[row] = Math.min(255, shared[row]! + 1);
  return groups.flat().map(({ features, labels }) => ({
    labels,
    features: features.map((rows) => rows.filter((row) => shared[row]! >= LEAST)),
  }));
}

const fit = (labels: readonly string[], bits: number, groups: readonly Example[][]): Buffer =>
  packCrf(
    trainCrf(labels, bits, withShared(groups, bits), {
      epochs: EPOCHS,
      rate: RATE,
      shrink: SHRINK,
      random: createRandom(7).next,
    }),
  );

/** The two fields as they lie in their files. */
export const fitFields = (learned: readonly Examples[]) => ({
  pieces: fit(
    LABELS,
    BITS.pieces,
    learned.map(({ pieces }) => [pieces]),
  ),
  alternatives: fit(
    JOINS,
    BITS.alternatives,
    learned.map(({ alternatives }) => alternatives),
  ),
});
export const unpacked = (fields: ReturnType<typeof fitFields>): Record<keyof typeof fields, Crf> => ({
  pieces: unpackCrf(fields.pieces),
  alternatives: unpackCrf(fields.alternatives),
});
