import { packCrf } from '@verdant/crf';
import { JOINS } from '../../packages/resume/src/match/label/alternative-features.ts';
import { WANTED } from '../../packages/resume/src/match/label/candidate-features.ts';
import { LABELS } from '../../packages/resume/src/match/label/posting-labels.ts';
import { createRandom } from '../read-open/random.ts';
import { type Example, trainCrf } from '../train-reader/train-crf.ts';
import { meanField } from './mean.ts';

export const BITS = { pieces: 20, wanted: 18, alternatives: 15 };
/** A feature of fewer postings says nothing of the next one. */
const LEAST = { pieces: 3, wanted: 3, alternatives: 2 };
/** Few rounds: more of them learn these postings by heart and tell less of the next one. */
const ROUNDS = {
  pieces: { epochs: 4, rate: 0.1 },
  wanted: { epochs: 4, rate: 0.03 },
  alternatives: { epochs: 12, rate: 0.1 },
};
const SHRINK = { pieces: 0.01, wanted: 0.01, alternatives: 0.02 };

/** Without the features that fewer than `least` of the groups of examples share. */
function withShared(groups: readonly Example[][], bits: number, least: number): Example[] {
  const shared = new Uint8Array(1 << bits);
  for (const group of groups)
    for (const row of new Set(group.flatMap(({ features }) => features.flatMap((rows) => [...rows]))))
      shared[row] = Math.min(255, shared[row]! + 1);
  return groups.flat().map(({ features, labels }) => ({
    labels,
    features: features.map((rows) => rows.filter((row) => shared[row]! >= least)),
  }));
}

/** Each order of the examples leaves another field; what they have in common carries over best. */
const ORDERS = { pieces: [7, 8, 9], wanted: [7, 8, 9], alternatives: [7] };

function fit(name: keyof typeof ROUNDS, labels: readonly string[], groups: readonly Example[][]): Buffer {
  const examples = withShared(groups, BITS[name], LEAST[name]);
  const fields = ORDERS[name].map((seed) =>
    trainCrf(labels, BITS[name], examples, { ...ROUNDS[name], shrink: SHRINK[name], random: createRandom(seed).next }),
  );
  return packCrf(meanField(fields));
}

export const fitPieces = (learned: readonly Example[]): Buffer =>
  fit(
    'pieces',
    LABELS,
    learned.map((one) => [one]),
  );
export const fitWanted = (learned: readonly Example[]): Buffer =>
  fit(
    'wanted',
    WANTED,
    learned.map((one) => [one]),
  );
/** Each posting has many: one a sentence. */
export const fitAlternatives = (learned: readonly Example[][]): Buffer => fit('alternatives', JOINS, learned);
