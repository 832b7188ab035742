import { emissions, FeatureWriter, viterbi } from '@verdant/crf';
import type { Hit } from '../terms/open-terms.ts';
import type { ClauseTerms } from '../terms/terms-by-rules.ts';
import { alternativeFeatures } from './alternative-features.ts';
import { fieldOf } from './fields.ts';
import { neighboursOf } from './neighbours.ts';

/** Pieces of a posting in groups: any one of a group answers it. */
export function joinedPieces<T extends Hit>(posting: string, terms: readonly ClauseTerms[], hits: readonly T[]): T[][] {
  const field = fieldOf('alternatives');
  const writer = new FeatureWriter(field.bits);
  return neighboursOf(posting, terms, hits).flatMap((neighbours) => {
    if (neighbours.spans.length === 1) return [neighbours.spans];
    const features = alternativeFeatures(posting, neighbours, writer);
    const path = viterbi(field, emissions(field, features));
    const groups: T[][] = [];
    neighbours.spans.forEach((hit, i) => {
      const last = groups.at(-1);
      if (last && path[i] === 1) last.push(hit);
      else groups.push([hit]);
    });
    return groups;
  });
}
