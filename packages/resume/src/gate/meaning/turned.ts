import { chineseContrasts, englishContrasts } from '@verdant/lexicon';
import { escaped } from '../../text/escaped.ts';
import { figuresIn } from '../said-figures.ts';
import { englishTokens, sayTheSame, type Token } from './english-words.ts';
import { items } from './word-lists.ts';

const WITHOUT = /\b(?:un|non-?|dis)([a-z]{4,})\b/gi;
/** Unspent, spent: what the original denies by the beginning of a word. */
export const deniedWords = (original: string, rewrite: string): string[] =>
  Array.from(original.matchAll(WITHOUT)).flatMap(([, word = '']) => {
    const bare = new RegExp(`\\b${escaped(word)}`, 'i');
    const isDenied = /\b(?:not|no|never|without|un|non)\b/i.test(rewrite);
    return bare.test(rewrite) && !bare.test(original) && !isDenied ? [bare.exec(rewrite)![0]] : [];
  });

const RANGE = /(?<![\d.])(\d[\d,.]*)\s*(?:to|[-–—~～至到])\s*(\d[\d,.]*\d|\d)/gi;
const LEVEL = /\b[ABC][12]\b/g;
const HELPED_BY = /在[^，,。；;]{1,10}(?:协助|配合|支持|帮助|辅助)下/;
const HELP_OF =
  /\bwith (?:[\w-]+ ){0,3}[\w-]+['’]s? (?:help|support|assistance|aid)\b|\bwith (?:the |some )?(?:help|support|assistance|aid) (?:of|from)\b|\b(?:helped|assisted|supported|aided) by\b/i;

/** A draft letter is prepared, and it is no letter yet. */
const DRAFT = /\b(?:an?|the|my|our|first|early|[a-z]+ed) draft(?= [a-z])|\bdrafts of\b/i;
const STILL_DRAFT = /\b(?:draft|propos|outlin|unfinished|version)/i;
/** Trained on a machine: the one who writes has learned. */
const WAS_TRAINED = /(?:^|[,;.]\s?|\bwas )trained (?:on|in|to|as)\b/i;
const TRAINS =
  /(?:^|[,;.]\s?|\band )train(?:ed|ing) (?!(?:on|in|to|as|at|with|under|for|by|and|alongside)\b)[a-z]+ (?:[a-z]+ )?(?:on|in|to|as)\b/i;

/** One end of a range without the other, a level put in words, help that now comes from those who were helped. */
export function bentClaims(original: string, rewrite: string): string[] {
  const bent: string[] = [];
  for (const [range, low = '', high = ''] of original.matchAll(RANGE)) {
    const isWay = /(?:from|[由从自])\s*$/i.test(original.slice(0, original.indexOf(range)));
    const [hasLow, hasHigh] = [low, high].map((end) =>
      figuresIn(rewrite).some(({ value }) => value === Number(end.replaceAll(',', ''))),
    );
    if (!isWay && hasLow !== hasHigh) bent.push(range);
  }
  const levels = original.match(LEVEL) ?? [];
  if (/\b(?:level|working|fluent|advanced|proficient|business)\b/i.test(rewrite))
    bent.push(...levels.filter((level) => !rewrite.includes(level)));
  if (DRAFT.test(original) && !STILL_DRAFT.test(rewrite)) bent.push(DRAFT.exec(original)![0]);
  if (WAS_TRAINED.test(original)) bent.push(...(TRAINS.exec(rewrite) ?? []));
  if (!HELPED_BY.test(original) && /协助|配合|支持|帮助|辅助|帮/.test(original))
    bent.push(...(HELPED_BY.exec(rewrite) ?? []));
  if (!HELP_OF.test(original) && /\b(?:help|assist|support|aid)(?:ed|ing|s)?\b/i.test(original))
    bent.push(...(HELP_OF.exec(rewrite) ?? []));
  return bent;
}

/** Each group as patterns, one for each word that excludes the others. */
const contrasts: RegExp[][] = [
  ...items(englishContrasts, /\n/).map((row) =>
    items(row, /,/).map((forms) => new RegExp(`\\b(?:${forms.split('|').map(escaped).join('|')})\\b`, 'i')),
  ),
  ...items(chineseContrasts, /\n/).map((row) => row.split(' ').map((forms) => new RegExp(forms))),
];

const NEAR = 3;
const near = (text: string, behind: boolean) => {
  const tokens = englishTokens(text.split(/[,;.]/).at(behind ? 0 : -1)!).filter(({ free }) => !free);
  return behind ? tokens.slice(0, NEAR) : tokens.slice(-NEAR);
};
const meet = (a: readonly Token[], b: readonly Token[]) => a.some((one) => b.some((other) => sayTheSame(one, other)));
/** Revised before adoption, adopted after revision: the same two in the same order. */
function isConverse(original: string, rewrite: string): boolean {
  const [word] = /\b(?:before|after)\b/i.exec(original) ?? [];
  const other = word && (/before/i.test(word) ? 'after' : 'before');
  if (!word || !other || !new RegExp(`\\b${other}\\b`, 'i').test(rewrite)) return false;
  const [first = '', second = ''] = original.split(new RegExp(`\\b${word}\\b`, 'i'));
  const [last = '', earlier = ''] = rewrite.split(new RegExp(`\\b${other}\\b`, 'i'));
  const [a, b] = [near(first, false), near(second, true)];
  const [c, d] = [near(last, false), near(earlier, true)];
  return meet(a, d) && meet(b, c) && !meet(a, c) && !meet(b, d);
}

/** Words that stand for another one of their kind: 同比 for 环比, permanent for temporary. */
export const contrasted = (original: string, rewrite: string): string[] =>
  contrasts.flatMap((group) => {
    const gone = group.filter((word) => word.test(original) && !word.test(rewrite));
    const come = group.filter((word) => word.test(rewrite) && !word.test(original));
    if (gone.length === 0 || come.length === 0) return [];
    const said = come[0]!.exec(rewrite)![0];
    return /^(?:before|after)$/i.test(said) && isConverse(original, rewrite) ? [] : [said];
  });
