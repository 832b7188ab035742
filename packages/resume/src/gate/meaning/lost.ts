import { limitingWords } from '@verdant/lexicon';
import { escaped } from '../../text/escaped.ts';
import { normal, sameSize } from '../figure-size.ts';
import { withoutContests } from '../ownership.ts';
import { figuresIn } from '../said-figures.ts';
import { actorOf, lostActors, lostCompany, says } from './actors.ts';
import { chineseWords } from './chinese-words.ts';
import { type Clause, clausesIn, overlap } from './clauses.ts';
import { englishTokens, sayTheSame } from './english-words.ts';
import { type Placed, placedIn } from './figure-place.ts';
import { remember } from './remember.ts';
import { items } from './word-lists.ts';

type Words = {
  english: RegExp | null;
  single: ReadonlySet<string>;
  chinese: readonly string[];
  /** the word of the class that stands in a text, null where none does */
  find: (text: string) => string | null;
};
/** `kept` keep the limit in a rewrite, though they make none in an original. */
type Kind = Words & { kind: string; kept: Words };

/** 不超过, 不低于: the end of a range, which is looked at with its figure. */
const BOUNDS =
  /不(?:超过|低于|少于|多于|高于|大于|小于)|\b(?:no|not) (?:more|less|fewer|later|higher|lower|greater|longer) than\b|\b(?:at or )?(?:below|under)(?= (?:about )?[\d£$€])|\bnot exceeding\b/gi;

function wordIn({ english, single, chinese }: Omit<Words, 'find'>, source: string): string | null {
  const text = source.replace(BOUNDS, (bound) => ' '.repeat(bound.length));
  const latin = english?.exec(text)?.[0];
  if (latin !== undefined) return latin;
  const long = chinese.find((word) => text.includes(word));
  if (long !== undefined) return long;
  if (single.size === 0) return null;
  return (
    chineseWords(text).find(({ text: word }) => single.has(word[0]!) && word.length < 4 && isOwn(word, single))?.text ??
    null
  );
}

function wordsOf(en: string, zh: string): Words {
  const english = items(en, /[,\n]/).map((form) =>
    form === "n't" ? "n['’]t" : `\\b${escaped(form).replace(/ /g, '\\s+')}`,
  );
  const words = items(zh, /\s+/);
  const own = {
    english: english.length === 0 ? null : new RegExp(`(?:${english.join('|')})\\b`, 'i'),
    single: new Set(words.filter((word) => word.length === 1)),
    chinese: words.filter((word) => word.length > 1),
  };
  const found = remember((text): { word: string | null } => ({ word: wordIn(own, text) }));
  return { ...own, find: (text) => found(text).word };
}

const kinds: Kind[] = limitingWords.map(({ kind, en, zh, kept = '' }) => ({
  kind,
  ...wordsOf(en, zh),
  kept: wordsOf(kept.replace(/\p{Script=Han}+/gu, ' '), kept.replace(/[^\p{Script=Han}]+/gu, ' ')),
}));
/** A word has its base form, its stem and mostly a group. */
const KEYS_OF_A_WORD = 3;
const negation = kinds.find(({ kind }) => kind === 'negation')!;

const wordOf = ({ find }: Words, text: string): string | null => find(text);

/** Whether a text still says what a word of the class has said; what is denied is not planned for certain either. */
const keeps = (kind: Kind, text: string): boolean =>
  wordOf(kind, text) !== null ||
  wordOf(kind.kept, text) !== null ||
  (kind.kind === 'tentative' && wordOf(negation, text) !== null);

/** How often a text denies something. */
function denials(text: string, { english, chinese, single }: Words = negation): number {
  const latin = english === null ? 0 : (text.match(new RegExp(english, 'gi')) ?? []).length;
  const words = chineseWords(text).filter(
    ({ text: word }) => chinese.includes(word) || (single.has(word[0]!) && word.length < 4 && isOwn(word, single)),
  );
  return latin + words.length;
}

/** What the rewrite denies and the original does not: nothing went wrong, nobody complained. */
export function addedDenials(original: string, rewrite: string): string[] {
  if (wordOf(negation, original) !== null || wordOf(negation.kept, original) !== null) return [];
  if (/\b(?:un|non-?)[a-z]{4,}\b/i.test(original)) return [];
  const word = wordOf(negation, rewrite);
  return word === null ? [] : [word];
}

/** 零超发, 未获批 begin with the word; 未来, 不良, 无锡 are words of their own. */
const OWN =
  /^(?:不对|不全|缺陷|缺口|未来|不错|不限|不久|不止|不定期|不断|不仅|不同|不良|不锈钢|不少|不低|不超|不多于|不高于|不等|不含|不动产|无锡|无人|无线|无人机|无障碍|没收|零售|零件|零食|零部件|零基础|零担|副本|帮厨|只要|非常|拟合|拟定|待遇)/;
const isOwn = (word: string, single: ReadonlySet<string>) => !OWN.test(word) && single.has(word[0]!);

const PASSIVE = /\b(?:was|were|is|are|been|being)\s+(?:not\s+)?(?:\w+ly\s+)?\w+(?:ed|en|wn|ght|de|ne|ld|nt|lt|ut)\b/i;
const SENTENCE = /[;；。\n]|\.\s/;
const AWARD = /奖|荣誉|称号|先进|优秀|比赛|竞赛|大赛|标兵|award|prize|competition/i;
const LEVELS = /[校院系区市县省]|全国|国家/;

/** The clauses of the rewrite that tell what a clause of the original tells. */
const told = (clause: Clause, rewrite: readonly Clause[]) => {
  const shared = rewrite.map((other) => ({ other, share: overlap(clause, other) }));
  const most = Math.max(0, ...shared.map(({ share }) => share));
  return most === 0 ? [] : shared.filter(({ share }) => share * 2 >= most).map(({ other }) => other);
};

/**
 * Words of the original without which the rewrite claims more: not, about to, with others, part of, helped, shortlisted.
 * A clause that the rewrite leaves out takes its words with it.
 */
export function lostLimits(original: string, rewrite: string): string[] {
  const after = clausesIn(rewrite);
  const lost: string[] = [];
  for (const sentence of original.split(SENTENCE)) {
    // "With two colleagues, wrote …": said of the whole sentence
    const whole = clausesIn(sentence.replace(/[，,]/g, ' '))[0];
    if (whole === undefined || told(whole, after).length === 0) continue;
    for (const kind of kinds.filter((one) => isSentenceWide(one.kind))) {
      const word = wordOf(kind, sentence);
      if (word === null || keeps(kind, rewrite)) continue;
      // 'we changed the supplier', 'the supplier was changed': nobody says to have done it alone
      const tellers = after.filter((other) => overlap(whole, other) > 0);
      if (/^(?:we|our)$/i.test(word) && tellers.some(({ text }) => PASSIVE.test(text))) continue;
      lost.push(word);
    }
  }
  const fewer = denials(rewrite) + denials(rewrite, negation.kept) < denials(original);
  let last: readonly Clause[] = [];
  for (const clause of clausesIn(original)) {
    // a clause of light words alone goes with the one before it
    const own = told(clause, after);
    const isShort = clause.keys.size / KEYS_OF_A_WORD + clause.chinese.length <= 2;
    const kept = own.length === 0 && isShort ? last : own;
    last = kept;
    if (kept.length === 0) continue;
    const said = [...kept, ...after.filter((other) => isAside(other, kept, after))].map(({ text }) => text).join(' / ');
    for (const kind of kinds.filter((one) => !isSentenceWide(one.kind))) {
      const word = wordOf(kind, kind.kind === 'help' ? withoutContests(clause.text) : clause.text);
      if (word === null) continue;
      const isStrict = STRICT.some(([limit, held]) => limit.test(word) && !held.test(said));
      if (keeps(kind, said) && !isStrict) continue;
      // with schools, police and nurses: those of a list are told apart
      if (/^work/i.test(word) && keeps(kind, rewrite)) continue;
      // 二等奖 may stand in a clause of its own
      if (kind.kind === 'honour' && rewrite.includes(word)) continue;
      if (kind.kind !== 'negation' || fewer || !keeps(kind, rewrite)) lost.push(word);
    }
    const actor = actorOf(clause);
    if (actor !== null && !says(actor, said)) lost.push(actor);
    const level = AWARD.test(clause.text) ? clause.text.match(LEVELS)?.[0] : undefined;
    if (level !== undefined && AWARD.test(said) && !said.includes(level)) lost.push(level);
  }
  return [
    ...new Set([
      ...lost,
      ...lostActors(original, rewrite),
      ...lostCompany(original, rewrite),
      ...lostShares(original, rewrite),
      ...lostParts(original, rewrite),
      ...lostHeads(original, rewrite),
    ]),
  ];
}

/** Limits that few other words keep: once is not when needed, and who watched has not done it alongside. */
const STRICT: [RegExp, RegExp][] = [
  [/^once$/i, /\b(?:once|one|single|1)\b/i],
  [/^(?:shadow|observ|sat in)/i, /shadow|observ|sat in|watch|attend|follow|learn|note/i],
  [/^(?:旁听|列席|观摩|见习)$/, /旁听|列席|观摩|见习|观察|学习|听/],
];

/** `On request, …`: a clause of few words beside one that tells it. */
const isAside = (clause: Clause, kept: readonly Clause[], all: readonly Clause[]): boolean =>
  clause.keys.size / KEYS_OF_A_WORD + clause.chinese.length <= 2 &&
  !kept.includes(clause) &&
  kept.some((other) => Math.abs(all.indexOf(other) - all.indexOf(clause)) === 1);

/** Said once, it holds for the whole sentence. */
const SENTENCE_WIDE = new Set(['together', 'guided', 'rank', 'reach', 'absence', 'alongside']);
const isSentenceWide = (kind: string) => SENTENCE_WIDE.has(kind);

const SHARE =
  /(\d[\d.,]*)\s+(?:out\s+)?of\s+(?:the\s+)?(\d[\d.,]*)|(\d[\d.,]*)\s+of\s+(?:which|whom|them)\b|其中[^，,。；;\d]{0,6}(\d[\d.,]*)/giu;

const ONE_OF = /一[款篇件项个名位家台份次种条部本组类幅首套]|\bone\b|\ba single\b/i;

/** 9 of 13, 6 of which: who drops the smaller figure says it of all, unless what was said of it goes too. */
function lostShares(original: string, rewrite: string): string[] {
  const text = figuresAsDigits(original);
  const said = figuresAsDigits(rewrite);
  const has = (figure: string) =>
    (figure === '1' && ONE_OF.test(rewrite)) ||
    new RegExp(
      `(?<![\\d.]|\\b(?:level|year|stage|grade|key stage|part|no\\.?|band|tier|phase|type|category|class)\\s)${escaped(figure)}(?![\\d]|\\.\\d)`,
    ).test(said);
  return Array.from(text.matchAll(SHARE)).flatMap((match) => {
    const part = match[1] ?? match[3] ?? match[4]!;
    if (has(part)) return [];
    // 50 of the 30 is half of them, and may be counted
    const share = (Number(part) * Number(match[2])) / 100;
    const behind = text.slice(match.index + match[0].length).split(SENTENCE_PART)[0]!;
    const thing = clausesIn(behind.split(/\s+/).slice(0, 5).join(' '))[0];
    const isTold = thing !== undefined && clausesIn(rewrite).some((other) => overlap(thing, other) > 1);
    if (match[2] !== undefined) return (has(match[2]) || isTold) && !has(String(share)) ? [match[0]] : [];
    const rest = text.slice(match.index).split(SENTENCE_PART)[0]!;
    const told = clausesIn(rest)[0];
    return told && clausesIn(rewrite).some((other) => overlap(told, other) > 0) ? [match[0]] : [];
  });
}
const SENTENCE_PART = /[，,；;。.](?=\s|\D|$)/;

/** Bare numbers count what stands behind them: 6 patients are no part of 20 shifts. */
function countSame(part: Placed, whole: Placed): boolean {
  const [mine, theirs] = [part, whole].map(({ after }) => englishTokens(after).find(({ free }) => !free));
  return normal(part).unit !== '' || mine === undefined || theirs === undefined || sayTheSame(mine, theirs);
}

/** 24 found, 19 of them mended: who drops the smaller figure and keeps its deed says it of all. */
function lostParts(original: string, rewrite: string): string[] {
  const before = placedIn(original);
  const after = placedIn(rewrite);
  const isKept = (figure: Placed) =>
    after.some((other) => sameSize(figure, other)) || (figure.value === 1 && ONE_OF.test(rewrite));
  return before.flatMap((figure, index) => {
    if (isKept(figure) || figure.role !== '' || figure.compared === 'most') return [];
    const whole = before
      .slice(0, index)
      .some(
        (other) =>
          isKept(other) &&
          other.role === '' &&
          normal(other).unit === normal(figure).unit &&
          countSame(figure, other) &&
          normal(other).value > normal(figure).value,
      );
    const own = clausesIn(`${figure.before} ${figure.after}`)[0];
    // got £400: nothing but the figure, said of what stands before it
    const isBare = own === undefined || (own.keys.size === 0 && own.chinese.length === 0);
    return whole && (isBare || clausesIn(rewrite).some((other) => overlap(own, other) > 0))
      ? [original.slice(figure.from, figure.to)]
      : [];
  });
}

/** 订单服务中的库存模块 is a part of 订单服务. */
const PART_OF =
  /(\p{Script=Han}{2})(?:系统|服务|项目|平台|工程)?[中里内下]的(\p{Script=Han}{2,8}?)(?=[，,。；;、]|$)/gu;
const lostHeads = (original: string, rewrite: string): string[] =>
  Array.from(original.matchAll(PART_OF)).flatMap(([, whole = '', part = '']) =>
    rewrite.includes(whole) && !rewrite.includes(part.slice(0, 2)) ? [part] : [],
  );

const figuresAsDigits = (text: string) =>
  figuresIn(text).reduceRight(
    (rest, figure) => `${rest.slice(0, figure.from)}${normal(figure).value} ${rest.slice(figure.to)}`,
    text,
  );
