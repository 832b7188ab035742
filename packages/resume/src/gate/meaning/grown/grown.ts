import { begunAsDone } from './begun.ts';
import { ofOneAsBoth } from './of-both.ts';
import { movedOfItself } from './of-itself.ts';
import { happenedAsMade } from './own-deed.ts';
import { madeOwn, stretched } from './stretched.ts';

/** What is told as more than it was: begun as done, what happened as a deed, of one thing as of both, for longer, as one's own. */
export const grown = (original: string, rewrite: string): string[] =>
  [begunAsDone, happenedAsMade, ofOneAsBoth, movedOfItself, stretched, madeOwn].flatMap((check) =>
    check(original, rewrite),
  );
