import { emissions, marginals } from '@verdant/crf';
import type { Hit } from '../terms/open-terms.ts';
import type { ClauseTerms } from '../terms/terms-by-rules.ts';
import { candidateFeatures, WANTED } from './candidate-features.ts';
import { type Candidate, candidatesOf } from './candidates.ts';
import { fieldOf } from './fields.ts';
import { readPosting } from './posting-spans.ts';

/** `told` where it asks for nothing: what the job does, or how it is done. */
export type Piece = Hit & { need: 'must' | 'nice'; told: boolean };

/** Likelier than this, a piece is asked for or liked; chosen on postings that the weights had not learned. */
const LIKELY = { han: 0.22, other: 0.3 };

type Judged = Candidate & { must: number; nice: number };

/** Pieces of a posting, in order and none over another: what is asked for, and what the rules alone took for it, as told. */
export function piecesOf(posting: string, terms: readonly ClauseTerms[]): Piece[] {
  const reading = readPosting(posting, terms);
  const candidates = candidatesOf(posting, terms, reading);
  const field = fieldOf('wanted');
  const likely = marginals(field, emissions(field, candidateFeatures(posting, candidates, reading, field.bits)));
  const judged = candidates.map((one, i): Judged => {
    const [, must, nice] = WANTED.map((_, label) => likely[i * WANTED.length + label]!);
    return { ...one, must: must!, nice: nice! };
  });
  const likelier = /\p{Script=Han}/u.test(posting) ? LIKELY.han : LIKELY.other;
  const kept: Judged[] = [];
  for (const one of judged.sort((a, b) => b.must + b.nice - a.must - a.nice))
    if (!kept.some(({ from, to }) => from < one.to && one.from < to)) kept.push(one);
  return kept
    .map(({ source, must, nice, ...one }) => ({
      ...one,
      need: must >= nice ? ('must' as const) : ('nice' as const),
      told: must + nice < likelier,
      source,
    }))
    .filter(({ told, source }) => !told || source === 'rules')
    .map(({ source: _, clause: __, ...piece }) => piece)
    .sort((a, b) => a.from - b.from);
}
