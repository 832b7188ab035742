import type { Crf } from '@verdant/crf';
import { remembered } from '@verdant/lexicon';
import { type ClauseTerms, termsByRules } from '../terms/terms-by-rules.ts';
import { fieldOf } from './fields.ts';
import { type PostingReading, readPosting } from './posting-spans.ts';

/** A posting as the rules see it, and as the trained field does. */
export type Reading = { terms: ClauseTerms[]; reading: PostingReading };

const MEMORY = { most: 4, longest: 20_000 };
/** What one field has read is nothing to another. */
const byField = new WeakMap<Crf, (posting: string) => Reading>();

/** The last few postings are at hand. What it gives is shared and must not be changed. */
export function readingOf(posting: string): Reading {
  const field = fieldOf('pieces');
  const known =
    byField.get(field) ??
    remembered((text: string): Reading => {
      const terms = termsByRules(text);
      return { terms, reading: readPosting(text, terms) };
    }, MEMORY);
  byField.set(field, known);
  return known(posting);
}
