import { emissions, marginals, viterbi } from '@verdant/crf';
import type { ClauseTerms } from '../terms/terms-by-rules.ts';
import { fieldOf } from './fields.ts';
import { postingFeatures } from './posting-features.ts';
import { KINDS, type Kind, type LabelledSpan, labelOf } from './posting-labels.ts';

/** The pieces of a posting, and how likely it is that words of it ask or wish for something. */
export type PostingReading = { spans: LabelledSpan[]; asks: (span: { from: number; to: number }) => number };

const ASKING = [labelOf('must', true), labelOf('must', false), labelOf('nice', true), labelOf('nice', false)];

/** A posting by the trained field; `npm run train:postings` makes its data. */
export function readPosting(posting: string, terms: readonly ClauseTerms[]): PostingReading {
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
  const asking = tokens.map((_, i) => ASKING.reduce((sum, label) => sum + likely[i * L + label]!, 0));
  return {
    spans,
    asks: ({ from, to }) => Math.max(0, ...asking.filter((_, i) => tokens[i]!.from < to && from < tokens[i]!.to)),
  };
}
