import { emissions, marginals, viterbi } from '@verdant/crf';
import type { ClauseTerms } from '../terms-by-rules.ts';
import { fieldOf } from './fields.ts';
import { postingFeatures } from './posting-features.ts';
import { KINDS, type Kind, type LabelledSpan } from './posting-labels.ts';

type Place = { from: number; to: number };

/** What the trained field makes of a posting. */
export type LabelledPosting = {
  spans: LabelledSpan[];
  /** the probability that a place asks for something, and that it does so as `nice` */
  asked: (place: Place) => { asked: number; nice: number };
};

const MUST = KINDS.indexOf('must');
const NICE = KINDS.indexOf('nice');

/** The pieces of a posting, by the trained field; `npm run train:postings` makes its data. */
export function labelledPosting(posting: string, terms: readonly ClauseTerms[]): LabelledPosting {
  const field = fieldOf('pieces');
  const { tokens, features } = postingFeatures(posting, terms, field.bits);
  const L = field.labels.length;
  const scores = emissions(field, features);
  const likely = marginals(field, scores);
  const spans: LabelledSpan[] = [];
  let open: LabelledSpan | null = null;
  viterbi(field, scores).forEach((label, i) => {
    const token = tokens[i]!;
    if (label === 0) {
      open = null;
      return;
    }
    const kind = KINDS[(label - 1) >> 1] as Kind;
    const begins = (label - 1) % 2 === 0;
    const probability = likely[i * L + label]!;
    if (open && !begins && open.kind === kind) {
      open.to = token.to;
      open.probability = Math.min(open.probability, probability);
    } else {
      open = { from: token.from, to: token.to, kind, probability };
      spans.push(open);
    }
  });
  const share = (i: number, kind: number) => likely[i * L + 1 + 2 * kind]! + likely[i * L + 2 + 2 * kind]!;
  const asked = ({ from, to }: Place) => {
    const inside = tokens.flatMap((token, i) => (token.from < to && from < token.to ? [i] : []));
    const mean = (kind: number) => inside.reduce((sum, i) => sum + share(i, kind), 0) / Math.max(1, inside.length);
    const [must, nice] = [mean(MUST), mean(NICE)];
    return { asked: must + nice, nice };
  };
  return { spans, asked };
}
