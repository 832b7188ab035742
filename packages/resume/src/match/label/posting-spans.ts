import { emissions, marginals, viterbi } from '@verdant/crf';
import type { ClauseTerms } from '../terms-by-rules.ts';
import { fieldOf } from './fields.ts';
import { postingFeatures } from './posting-features.ts';
import { KINDS, type Kind, type LabelledSpan } from './posting-labels.ts';

/** The pieces of a posting, by the trained field; `npm run train:postings` makes its data. */
export function labelledSpans(posting: string, terms: readonly ClauseTerms[]): LabelledSpan[] {
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
  return spans;
}
