import { exchangedWords } from './exchanged-words.ts';
import { takenApart } from './taken-apart.ts';

/** Words that stand elsewhere than in the original: two that have changed places, one that has become a thing of its own. */
export const moved = (original: string, rewrite: string): string[] =>
  [exchangedWords, takenApart].flatMap((check) => check(original, rewrite));
