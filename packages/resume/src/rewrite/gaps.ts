import { GAP, gapsOf } from '@verdant/contracts';

const MARK = '\uE000';

/** The text with each gap as one mark that is neither letter nor digit, so that gaps claim nothing. */
export const maskGaps = (text: string): string => text.replaceAll(MARK, '').replace(GAP, MARK);

/** The reverse, for text whose marks still stand in the order of `gaps`. */
export function unmaskGaps(text: string, gaps: readonly string[]): string {
  let index = 0;
  return text.replaceAll(MARK, () => gaps[index++] ?? '');
}

export const hasGap = (text: string): boolean => gapsOf(text).length > 0;

const ENGLISH: [RegExp, string][] = [
  [/,? (?:improving|raising|cutting|increasing|reducing) \[metric\] (?:by|to) \[(?:X%|X|N)\]/g, ''],
  [
    / (?:by|to|of|at) (?:about |over |around )?\[(?:X%|X|N)\](?: (?:percent|times|days|weeks|months|hours|minutes|seconds|users|people)\b)?/g,
    '',
  ],
  [/ from \[(?:X%|X|N)\]/g, ''],
  [/ \(\[(?:X%|X|N)\]\)/g, ''],
  [/\[(?:X%|X|N)\] /g, ''],
];
const CHINESE: [RegExp, string][] = [
  [/[，,]?【指标】(?:提升|提高|增长|降低|减少|缩短)了?【(?:X%|X|N)】/g, ''],
  [
    /(?:约|近|超过?)?【(?:X%|X|N)】(?:多|余)?(?:个百分点|个|名|人|次|项|篇|份|家|场|款|条|种|张|台|节|位|天|周|小时|分钟|万元|元|倍|成)?/g,
    '',
  ],
];

/** The wording without its gaps; null where what is left would not be a sentence. */
export function withoutGaps(text: string): string | null {
  const chinese = /\p{Script=Han}/u.test(text);
  let plain = text;
  for (const [pattern, to] of chinese ? [...CHINESE, ...ENGLISH] : ENGLISH) plain = plain.replace(pattern, to);
  plain = plain
    .replace(/ {2,}/g, ' ')
    .replace(/ ([,.;])/g, '$1')
    .trim();
  if (hasGap(plain) || plain.replace(/[\s\p{P}]/gu, '') === '') return null;
  return plain
    .replace(/(提升|提高|增长|降低|减少|缩短)至(?=[，,。；;]|$)/g, '$1')
    .replace(/^[a-z]/, (letter) => letter.toUpperCase());
}
