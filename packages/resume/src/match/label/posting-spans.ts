import { emissions, marginals, viterbi } from '@verdant/crf';
import type { ClauseTerms } from '../terms/terms-by-rules.ts';
import { fieldOf } from './fields.ts';
import { postingFeatures } from './posting-features.ts';
import { KINDS, type Kind, type LabelledSpan } from './posting-labels.ts';
import type { Token } from './posting-tokens.ts';

/** Its likeliest pieces, and of every word how likely it is of each kind: `KINDS.length` numbers a word. */
export type PostingReading = { spans: LabelledSpan[]; tokens: readonly Token[]; likely: Float64Array };

/** A posting by the trained field; `npm run train:postings` makes its data. */
export function readPosting(posting: string, terms: readonly ClauseTerms[]): PostingReading {
  const field = fieldOf('pieces');
  const { tokens, features, shared } = postingFeatures(posting, terms, field.bits);
  const L = field.labels.length;
  const scores = emissions(field, features, shared);
  const all = marginals(field, scores);
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
    const probability = all[i * L + label]!;
    if (open && !begins && open.kind === kind) {
      open.to = token.to;
      open.probability = Math.min(open.probability, probability);
    } else {
      open = { from: token.from, to: token.to, kind, probability };
      spans.push(open);
    }
  });
  const likely = Float64Array.from({ length: tokens.length * KINDS.length }, (_, at) => {
    const label = Math.floor(at / KINDS.length) * L + 1 + 2 * (at % KINDS.length);
    return all[label]! + all[label + 1]!;
  });
  return { spans, tokens, likely };
}
