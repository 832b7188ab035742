import { chineseConfusables, findTerms } from '@verdant/lexicon';
import { miscasedTerms } from '../text/spelling/miscased-terms.ts';
import { misspellings } from '../text/spelling/misspelled.ts';
import { misused } from '../text/spelling/misused.ts';

type Correction = { from: number; to: number; right: string };
const corrected = (text: string, corrections: readonly Correction[]): string =>
  corrections.toReversed().reduce((rest, { from, to, right }) => rest.slice(0, from) + right + rest.slice(to), text);

/** `a oppurtunity`: the article goes with the word that was meant. */
const withArticle = (text: string, { from, to, right }: Correction): Correction =>
  /^[aeio](?!ne(?:$|[^r])|u)/.test(right) && /(?<!\p{L})a $/u.test(text.slice(0, from))
    ? { from: from - 1, to, right: `n ${right}` }
    : { from, to, right };

/** Capitals of terms, Chinese words that are often confused, English words one letter off. */
export function respelt(text: string): string {
  let fixed = corrected(text, miscasedTerms(text, findTerms(text)));
  for (const [wrong, right] of chineseConfusables) fixed = fixed.replaceAll(wrong, right);
  fixed = corrected(
    fixed,
    misused(fixed).map((one) => withArticle(fixed, one)),
  );
  return corrected(
    fixed,
    misspellings(fixed, () => false).map((one) => withArticle(fixed, one)),
  );
}
