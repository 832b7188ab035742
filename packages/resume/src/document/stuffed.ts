import { findTerms, remembered } from '@verdant/lexicon';
import { latinWords } from '../text/words.ts';

const MOST_TERMS = 25;
/** Where so few different words make so long a text, nothing is said. Our judgement. */
const REPEATED = { terms: 8, words: 40, ofWords: 0.3, characters: 80, ofCharacters: 0.2 };

const repeats = (text: string): boolean => {
  const words = latinWords(text).map((word) => word.text.toLowerCase());
  const letters = text.match(/\p{Script=Han}/gu) ?? [];
  return (
    (words.length >= REPEATED.words && new Set(words).size <= words.length * REPEATED.ofWords) ||
    (letters.length >= REPEATED.characters && new Set(letters).size <= letters.length * REPEATED.ofCharacters)
  );
};

/** More terms in a row than anybody reads, with not a word about them. */
function termRun(text: string): boolean {
  let run = 0;
  let end = -1;
  for (const { from, to } of findTerms(text)) {
    run = end >= 0 && !/[\p{L}\p{N}]/u.test(text.slice(end, from)) ? run + 1 : 1;
    if (run > MOST_TERMS) return true;
    end = to;
  }
  return false;
}

/** Running text that is stuffed with terms or repeats the same ones over and over. Lists of skills are lists: not meant. */
export const isStuffed = remembered((text): boolean => {
  if (text.length <= REPEATED.characters) return false;
  return termRun(text) || (repeats(text) && findTerms(text).length >= REPEATED.terms);
});
