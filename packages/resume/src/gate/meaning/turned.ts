import { chineseContrasts, englishContrasts } from '@verdant/lexicon';
import { escaped } from '../../text/escaped.ts';
import { figuresIn } from '../said-figures.ts';
import { items } from './word-lists.ts';

const BELOW =
  /\b(?:below|beneath|short of|less than|lower than|behind|under(?= the))\b|低于|不及|未达|少于|不足|逊于|没有?达到|未完成/i;
const ABOVE =
  /\b(?:above|ahead of|exceed\w*|beat(?:ing|en|s)?|surpass\w*|higher than|more than|outperform\w*|over(?= the))\b|高于|超过|超出|超额|优于|多于|领先/i;
const ORDINAL =
  /\b(second|third|fourth|fifth|sixth|2nd|3rd|[4-9]th)(?:[- ](?:highest|lowest|largest|biggest|best|most|busiest|fastest|place|prize|in)\b)|\b(?:placed|came|finished|ranked|rated)\s+(second|third|fourth|fifth|2nd|3rd|[4-9]th)\b/i;
const BEST =
  /\b(?:highest|largest|biggest|best|most|top|winner|won|winning|first|busiest|fastest|leading)\b|最高|最大|最好|最多|第一|冠军|首位/i;
const ORDINALS = [
  '',
  '',
  'second|2nd|runner-up|two',
  'third|3rd|three',
  'fourth|4th|four',
  'fifth|5th|five',
  'sixth|6th|six',
];

/** Comparisons that have been turned round: below the target, above the target; the second best, the best. */
export function turnedComparisons(original: string, rewrite: string): string[] {
  const [below, above] = [BELOW.exec(original)?.[0], ABOVE.exec(original)?.[0]];
  const turned: string[] = [];
  const [newBelow, newAbove] = [BELOW.exec(rewrite)?.[0], ABOVE.exec(rewrite)?.[0]];
  if (below && !above && newAbove && !newBelow) turned.push(newAbove);
  if (above && !below && newBelow && !newAbove) turned.push(newBelow);
  const match = ORDINAL.exec(original);
  const ordinal = (match?.[1] ?? match?.[2])?.toLowerCase();
  const forms = ordinal && ORDINALS.find((row) => row.split('|').includes(ordinal));
  if (forms && !new RegExp(`\\b(?:${forms})\\b`, 'i').test(rewrite)) turned.push(ordinal);
  const ranks = figuresIn(original).filter(({ unit, value }) => unit === 'rank' && value > 1);
  const kept = figuresIn(rewrite).map(({ value }) => value);
  if (ranks.some(({ value }) => !kept.includes(value)) && BEST.test(rewrite) && !BEST.test(original))
    turned.push(BEST.exec(rewrite)![0]);
  return turned;
}

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
  if (!HELPED_BY.test(original) && /协助|配合|支持|帮助|辅助/.test(original))
    bent.push(...(HELPED_BY.exec(rewrite) ?? []));
  return bent;
}

/** Each group as patterns, one for each word that excludes the others. */
const contrasts: RegExp[][] = [
  ...items(englishContrasts, /\n/).map((row) =>
    items(row, /,/).map((forms) => new RegExp(`\\b(?:${forms.split('|').map(escaped).join('|')})\\b`, 'i')),
  ),
  ...items(chineseContrasts, /\n/).map((row) => row.split(' ').map((forms) => new RegExp(forms))),
];

const OPPOSITES = [
  '高低',
  '大小',
  '上下',
  '进出',
  '内外',
  '正副',
  '主副',
  '正反',
  '初高',
  '冷热',
  '干湿',
  '前后',
  '强弱',
  '甲乙',
  '新旧',
];
const opposites = (letter: string): string[] =>
  OPPOSITES.flatMap(([a = '', b = '']) => (a === letter ? [b] : b === letter ? [a] : []));

/** 高压电工 for 低压电工: a word whose first letter is the opposite of what the original has before the same letters. */
export const opposed = (original: string, rewrite: string): string[] =>
  Array.from(rewrite.matchAll(/(?=(\p{Script=Han})(\p{Script=Han}{2}))/gu)).flatMap(([, first = '', rest = '']) =>
    !original.includes(first + rest) && opposites(first).some((other) => original.includes(other + rest))
      ? [first + rest]
      : [],
  );

const NOTHING_OF =
  /(?:没有?|无|未|零)(?:发生|出现|出)?过?(?:任何)?(重大|严重|较大|特大|责任|安全责任|主要|明显|人为|群体性)(\p{Script=Han}{2})/gu;
const NONE_OF =
  /\b(?:no|zero|without(?: an?y?)?|never (?:had|caused) an?y?)\s+([a-z]+(?:-[a-z]+)*)\s+([a-z]{4,}?)s?\b/gi;
/** No collisions for no at-fault collisions. */
const widenedNone = (original: string, rewrite: string): string[] =>
  Array.from(original.matchAll(NONE_OF)).flatMap(([said, limit = '', what = '']) =>
    !new RegExp(`\\b${escaped(limit)}`, 'i').test(rewrite) &&
    new RegExp(`\\b(?:no|zero|without|never|free of|not)\\b[^,;.]{0,16}\\b${escaped(what)}`, 'i').test(rewrite)
      ? [said]
      : [],
  );

/** 无事故 for 没有重大事故: what is denied has grown. */
export const widenedDenials = (original: string, rewrite: string): string[] => [
  ...widenedNone(original, rewrite),
  ...Array.from(original.matchAll(NOTHING_OF)).flatMap(([, limit = '', what = '']) =>
    !rewrite.includes(limit) && new RegExp(`(?:没有?|无|未|零)[^，,。；;]{0,4}${what}`).test(rewrite) ? [what] : [],
  ),
];

/** Words that stand for another one of their kind: 同比 for 环比, permanent for temporary. */
export const contrasted = (original: string, rewrite: string): string[] =>
  contrasts.flatMap((group) => {
    const gone = group.filter((word) => word.test(original) && !word.test(rewrite));
    const come = group.filter((word) => word.test(rewrite) && !word.test(original));
    return gone.length > 0 && come.length > 0 ? [come[0]!.exec(rewrite)![0]] : [];
  });
