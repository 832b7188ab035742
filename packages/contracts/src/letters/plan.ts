import type { LetterQuestion, LetterRole } from '../constants/letters.ts';
import type { FieldPath } from '../sections/path.ts';

/** A sentence of the person's own words in a neutral frame; `path` is where the résumé says it, null for the frame alone. */
export type LetterSentence = { text: string; path: FieldPath | null };

/**
 * Something that the résumé says: as it stands there, as a sentence of a letter, as one behind another of the same entry
 * (`further`), and as one behind a sentence that names the place (`there`). `asked`: what of the posting it shows.
 */
export type LetterFact = {
  path: FieldPath;
  entry: string;
  text: string;
  sentence: string;
  further: string;
  there: string;
  asked: string[];
};

/** What only the person can say; an answer that is short takes the place of `{}` in the frame. */
export type LetterAsk = { id: LetterQuestion; role: LetterRole; frame: string };

/** What a letter could be made of, by the rules alone. `facts`: what answers the posting first. */
export type LetterPlan = {
  /** what is asked for and the résumé shows, and what is asked for and it does not */
  shown: string[];
  missing: string[];
  /** '' for a kind without one */
  subject: string;
  facts: LetterFact[];
  asks: LetterAsk[];
  sentences: { role: LetterRole; sentences: LetterSentence[] }[];
};
