import { englishRoundings } from '@verdant/lexicon';
import { once } from '../../../text/once.ts';
import { englishTokens } from '../english-words.ts';

/** Each ends a clause; what opens one says so itself. */
const asides = once(() =>
  englishRoundings
    .split('\n')
    .filter((row) => row.trim() !== '')
    .map((row) => new RegExp(`${row}(?=\\s*(?:[,;.)!]|$)|(?<=[ !]))`, 'gi')),
);

/** Whether the rewrite tells any of it too: then it stays to be compared. */
function isTold(aside: string, rewrite: string): boolean {
  const words = englishTokens(aside).filter(({ plain }) => !plain);
  const said = new Set(englishTokens(rewrite).flatMap(({ keys }) => keys.slice(0, 2)));
  return words.some(({ keys }) => keys.slice(0, 2).some((key) => said.has(key)));
}

/** The original without what only rounds it off and the rewrite does not tell: without fail, which was fun, and so on. */
export const withoutAsides = (original: string, rewrite: string): string =>
  asides()
    .reduce((text, aside) => text.replace(aside, (said) => (isTold(said, rewrite) ? said : '')), original)
    .trim();
