import { type Crf, emissions, marginals, viterbi } from '@verdant/crf';
import type { Example } from './train-crf.ts';

const SURE = 0.97;

/** Shares, 0 to 1: of labels that are right, of those with a probability over 0.97, and of right ones among these. */
export function accuracyOf(
  field: Crf,
  examples: readonly Example[],
): { right: number; sure: number; sureRight: number } {
  const L = field.labels.length;
  const count = { all: 0, right: 0, sure: 0, sureRight: 0 };
  for (const { features, labels } of examples) {
    const scores = emissions(field, features);
    const likely = marginals(field, scores);
    viterbi(field, scores).forEach((label, at) => {
      const right = label === labels[at] ? 1 : 0;
      const sure = likely[at * L + label]! > SURE ? 1 : 0;
      count.all++;
      count.right += right;
      count.sure += sure;
      count.sureRight += right * sure;
    });
  }
  return { right: count.right / count.all, sure: count.sure / count.all, sureRight: count.sureRight / count.sure };
}
