import { CHINESE_DEGREE, CHINESE_UNCOUNTED, ENGLISH_DEGREE, ENGLISH_UNCOUNTED } from '@verdant/lexicon';
import { baseOf } from '../english-words.ts';

const GAP = '\uE000';

const UNCOUNTED_EN = new RegExp(`\\b${ENGLISH_UNCOUNTED}\\s+(?!of\\b)([a-z'’-]+)`, 'giu');
const UNCOUNTED_ZH = new RegExp(`(?<![\\d十百千万亿])${CHINESE_UNCOUNTED}(\\p{Script=Han}{1,2})`, 'gu');
const DEGREE_EN = new RegExp(`\\b${ENGLISH_DEGREE}\\s+([a-z-]+)`, 'giu');
const DEGREE_ZH = new RegExp(`${CHINESE_DEGREE}(\\p{Script=Han}{2})`, 'gu');

const blanked = (said: string, kept: string) => ' '.repeat(said.length - kept.length) + kept;

/** What stands right behind a gap: [N] stores, 【N】台设备. */
const countedIn = (rewrite: string) => {
  const english = Array.from(rewrite.matchAll(new RegExp(`${GAP}\\s+([a-z'’-]+)`, 'giu')), ([, word = '']) =>
    baseOf(word),
  );
  const chinese = Array.from(
    rewrite.matchAll(new RegExp(`${GAP}(\\p{Script=Han}{1,4})`, 'gu')),
    ([, letters = '']) => letters,
  );
  return { english, chinese };
};

/** The clauses that ask how much something has changed: cut waste by [X%], 损耗降低【X%】. */
const changedIn = (rewrite: string): string[] =>
  rewrite
    .split(/[,;，；。]/)
    .filter((clause) => new RegExp(`\\b(?:by|to)\\s+${GAP}|\\p{Script=Han}${GAP}`, 'u').test(clause));

/**
 * The original without the vague amounts that a gap of the rewrite asks about, every other letter in its place: 若干台设备
 * where the rewrite has 【N】台设备. The gap must stand before the very thing, or with the very change; any other word
 * stays to be accounted for. `rewrite` has its gaps masked.
 */
export function withoutAnswered(original: string, rewrite: string): string {
  if (!rewrite.includes(GAP)) return original;
  const { english, chinese } = countedIn(rewrite);
  const changed = changedIn(rewrite);
  return original
    .replace(UNCOUNTED_EN, (said, thing: string) => (english.includes(baseOf(thing)) ? blanked(said, thing) : said))
    .replace(UNCOUNTED_ZH, (said, thing: string) =>
      chinese.some((letters) => letters.slice(0, 3).includes(thing)) ? blanked(said, thing) : said,
    )
    .replace(DEGREE_EN, (said, verb: string) =>
      changed.some((clause) => clause.split(/[^\p{L}-]+/u).some((word) => baseOf(word) === baseOf(verb)))
        ? blanked(said, verb)
        : said,
    )
    .replace(DEGREE_ZH, (said, verb: string) =>
      changed.some((clause) => clause.includes(verb)) ? blanked(said, verb) : said,
    );
}
