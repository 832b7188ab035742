import { begunAsDone } from './begun.ts';
import { ofOneAsBoth } from './of-both.ts';
import { happenedAsMade } from './own-deed.ts';

/** What is told as more than it was: begun as done, what happened as a deed, of one thing as of both. */
export const grown = (original: string, rewrite: string): string[] =>
  [begunAsDone, happenedAsMade, ofOneAsBoth].flatMap((check) => check(original, rewrite));
