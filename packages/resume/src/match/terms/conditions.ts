import { workConditions } from '@verdant/lexicon';
import { type Hit, openEntry } from './open-terms.ts';

/** Conditions of work that a clause names: nights, lifting, a driving licence; `from` and `to` as in `text`. */
export const conditionsIn = (text: string, { from, to }: { from: number; to: number }): Hit[] =>
  Array.from(text.slice(from, to).matchAll(workConditions), ({ 0: form, index }) => ({
    entry: openEntry(form, 'hard'),
    from: from + index,
    to: from + index + form.length,
    condition: true,
  }));

/** What people need for a job and seldom write into a résumé. */
export const namesCondition = (phrase: string): boolean => phrase.search(workConditions) >= 0;
