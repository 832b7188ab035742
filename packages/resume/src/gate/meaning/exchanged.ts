import { chineseNeutralVerbs, chineseVerbAt, englishNeutralVerbs, findEnglishVerb } from '@verdant/lexicon';
import { once } from '../../text/once.ts';
import { chineseWords, hasLikeMeaning, isPlainChinese, saidIn } from './chinese-words.ts';
import { baseOf, englishTokens } from './english-words.ts';
import { items } from './word-lists.ts';

const english = once(() => new Set(items(englishNeutralVerbs, /\s+/).map(baseOf)));
const chinese = new Set(items(chineseNeutralVerbs, /\s+/));

const isNeutral = (word: string): boolean => chinese.has(word) || english().has(baseOf(word));
const isDeed = (word: string) => findEnglishVerb(word) !== undefined || english().has(baseOf(word));

/** Deeds of the original that the rewrite tells in none of the words known for them. */
function goneDeeds(original: string, rewrite: string): number {
  const told = englishTokens(rewrite);
  const latin = englishTokens(original).filter(
    (token) => isDeed(token.text) && !told.some((other) => token.keys.some((key) => other.keys.includes(key))),
  );
  const said = saidIn(rewrite);
  const han = chineseWords(original).filter(
    ({ text: word }) =>
      (chinese.has(word) || chineseVerbAt(word, 0)?.verb === word) &&
      !isPlainChinese(word) &&
      !rewrite.includes(word) &&
      !hasLikeMeaning(word, said),
  );
  return latin.length + han.length;
}

/** New words without those neutral verbs that stand in the place of another verb. */
export function withoutExchanged(fresh: readonly string[], original: string, rewrite: string): string[] {
  const neutral = fresh.filter(isNeutral);
  return neutral.length > 0 && neutral.length <= goneDeeds(original, rewrite)
    ? fresh.filter((word) => !neutral.includes(word))
    : [...fresh];
}
