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

/** Words that may be written either way by themselves; beside one that was put right they are written like it. */
const ACCOUNTS = /(?<=台|手工|日记|流水|往来|分类|现金|呆|挂|核|建|收)帐|帐(?=[簿册套期面])/g;

/** Capitals of terms, Chinese words that are often confused, English words one letter off. */
export function respelt(text: string): string {
  let fixed = corrected(text, miscasedTerms(text, findTerms(text)));
  for (const [wrong, right] of chineseConfusables) fixed = fixed.replaceAll(wrong, right);
  if (fixed.includes('账')) fixed = fixed.replace(ACCOUNTS, '账');
  fixed = corrected(
    fixed,
    misused(fixed).map((one) => withArticle(fixed, one)),
  );
  return corrected(
    fixed,
    misspellings(fixed, () => false).map((one) => withArticle(fixed, one)),
  );
}
