import { emissions, FeatureWriter, marginals } from '@verdant/crf';
import type { Hit } from '../terms/open-terms.ts';
import type { ClauseTerms } from '../terms/terms-by-rules.ts';
import { alternativeFeatures, JOINS } from './alternative-features.ts';
import { fieldOf } from './fields.ts';
import { neighboursOf } from './neighbours.ts';

/** Likelier than this, a piece is an alternative of the one before it; chosen on postings that the weights had not learned. */
const LIKELY = { byRules: 0.4, other: 0.7 };
const JOINED = JOINS.indexOf('joined');

/** Pieces of a posting in groups: any one of a group answers it. */
export function joinedPieces<T extends Hit & { need: string }>(
  posting: string,
  terms: readonly ClauseTerms[],
  hits: readonly T[],
): T[][] {
  const field = fieldOf('alternatives');
  const writer = new FeatureWriter(field.bits);
  return neighboursOf(posting, terms, hits).flatMap((neighbours) => {
    if (neighbours.spans.length === 1) return [neighbours.spans];
    const features = alternativeFeatures(posting, neighbours, writer);
    const likely = marginals(field, emissions(field, features));
    const groups: T[][] = [];
    neighbours.spans.forEach((hit, i) => {
      const last = groups.at(-1);
      const least = neighbours.byRules[i] ? LIKELY.byRules : LIKELY.other;
      // what is asked and what is liked are no alternatives of one another
      if (last && likely[i * JOINS.length + JOINED]! >= least && last.at(-1)!.need === hit.need) last.push(hit);
      else groups.push([hit]);
    });
    return groups;
  });
}
