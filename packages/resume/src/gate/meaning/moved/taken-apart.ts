import { chineseNeutralVerbs, chineseVerbAt } from '@verdant/lexicon';
import { escaped } from '../../../text/escaped.ts';
import { chineseWords, isPlainChinese } from '../chinese-words.ts';
import { englishTokens, isIrregularForm, type Token } from '../english-words.ts';
import { items } from '../word-lists.ts';

const JOINT = String.raw`(?:,|&|\/|,?\s?\b(?:and|or|plus|as well as)\b)`;
const OPENS_ITEM = new RegExp(String.raw`${JOINT}(?:\s(?:the|all|our|their|any))?\s?$`, 'i');
const ENDS_ITEM = new RegExp(
  String.raw`^\s?(?:$|[.;:()]|${JOINT}|(?:for|of|from|in|at|on|to|with|by|under|during)\b)`,
  'i',
);
const ENDS_BY_JOINT = new RegExp(String.raw`^\s?${JOINT}`, 'i');
/** What parts two lists, or hangs the second thing on the first. */
const PARTED = /[;.:()]|\b(?:for|of|from|in|at|on|to|with|by|under|during|about|into|that|which|who)\b/i;
const OPENS = /(?:^|[,;.:])\s?$/;

const isSame = (a: Token, b: Token) => a.keys[0] === b.keys[0];
/** Two words of one compound: the second follows at once. */
const isCompound = (text: string, a: Token | undefined, b: Token | undefined): boolean =>
  a !== undefined && b !== undefined && !b.plain && a.to + 1 === b.from && /[\s-]/.test(text.charAt(a.to));
const isPast = ({ text }: Token) => /[a-z]{2}ed$/i.test(text) || isIrregularForm(text);
/** Weekly behind a thing: how often, no thing of which it tells more. */
const isHowOften = ({ text }: Token) =>
  /^(?:dai|week|month|quarter|term|year|night|hour|fortnight|annual)ly$/i.test(text);
const isMany = ({ text }: Token) => /[^s]s$/i.test(text);

/** Whether two words of the rewrite are items of one list, each by itself. */
function areItems(word: Token, head: Token, before: Token | undefined, told: readonly Token[], text: string): boolean {
  const [first, second] = word.from < head.from ? [word, head] : [head, word];
  const between = text.slice(first.to, second.from);
  if (PARTED.test(between) || !ENDS_BY_JOINT.test(between)) return false;
  // witness statements: what stood before the word in the original may stand before it still
  const last = told[told.indexOf(second) - 1];
  const isLed = second === word && before !== undefined && last !== undefined && isSame(last, before);
  const lead = isLed ? text.slice(first.to, last.from) : between;
  return OPENS_ITEM.test(lead) && (second === head || ENDS_ITEM.test(text.slice(word.to)));
}

/** `exhibit labels` as `exhibits and labels`: the word that told which labels becomes a thing beside them. */
function apartInEnglish(original: string, rewrite: string): string[] {
  const own = englishTokens(original);
  const told = englishTokens(rewrite);
  return own.flatMap((word, index) => {
    const head = own[index + 1];
    if (!head || word.plain || !isCompound(original, word, head) || isSame(word, head)) return [];
    if (isPast(word) || isPast(head) || isHowOften(head) || OPENS.test(original.slice(0, word.from))) return [];
    const nextIn = (tokens: readonly Token[], at: number, text: string) =>
      isCompound(text, tokens[at], tokens[at + 1]) ? tokens[at + 1] : undefined;
    const isThing = own.some((one, at) => isSame(one, word) && !nextIn(own, at, original));
    const isKept = told.some((one, at) => {
      const next = nextIn(told, at, rewrite);
      return isSame(one, word) && next !== undefined && isSame(next, head);
    });
    if (isThing || isKept) return [];
    const before = isCompound(original, own[index - 1], word) ? own[index - 1] : undefined;
    const isLast = !isCompound(original, head, own[index + 2]);
    return told.flatMap((other) => {
      // cheap, fast meals: traits may be parted, things become several
      if (!isSame(other, word) || (!isLast && (!isMany(other) || isMany(word)))) return [];
      return told.some((thing) => isSame(thing, head) && areItems(other, thing, before, told, rewrite))
        ? [other.text]
        : [];
    });
  });
}

const JOINT_ZH = '(?:[、，,和与及]|以及)';
const END_ZH = '(?=$|[、，,。；;和与及]|以及|等|工作)';
/** 三季度，…: when it was stands before anything. */
const TIME_ZH = /^(?:季度|年度|上半年|下半年|半年|学期|学年|年底|年初|年末|月底|月初|周末|期间|高峰期|节假日)$/;
const neutral = new Set(items(chineseNeutralVerbs, /\s+/));
const isVerb = (word: string) => neutral.has(word) || chineseVerbAt(word, 0)?.verb === word;

/** 培训资料整理 as 培训、资料整理, likewise; two deeds side by side are two already. */
function apartInChinese(original: string, rewrite: string): string[] {
  const words = chineseWords(original).filter(({ text }) => text.length > 1);
  return words.flatMap(({ text: word, to }, index) => {
    const head = words[index + 1];
    const last = words[index + 2];
    const behind = head && last?.from === head.to ? last.text : '';
    // 资料归档: the deed behind its object; 产品说明文档 names a thing
    if (head?.from !== to || (isVerb(head.text) && behind === '') || isPlainChinese(word) || isPlainChinese(head.text))
      return [];
    if (TIME_ZH.test(word)) return [];
    if (rewrite.includes(word + head.text) || new RegExp(`${escaped(word)}${END_ZH}`, 'u').test(original)) return [];
    const [thing, other] = [escaped(word), escaped(head.text)];
    const deed = behind === '' ? '' : `(?:${escaped(behind)})?`;
    const isBefore = new RegExp(`${thing}${JOINT_ZH}${deed}${other}`, 'u').test(rewrite);
    const isBehind = new RegExp(`(?<=\\p{Script=Han})${other}[^。；;]{0,12}${JOINT_ZH}${thing}${END_ZH}`, 'u').test(
      rewrite,
    );
    // 司机、仓库电话沟通: an item of a list was a thing of its own before
    const isItem = new RegExp(`${JOINT_ZH}${thing}`, 'u').test(original);
    return isBefore || (isBehind && !isItem) ? [word] : [];
  });
}

/** A modifier that has become a thing of its own, so that there are more things than before. */
export const takenApart = (original: string, rewrite: string): string[] => [
  ...apartInEnglish(original, rewrite),
  ...apartInChinese(original, rewrite),
];
