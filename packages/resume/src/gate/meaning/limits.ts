import { limitingWords } from '@verdant/lexicon';
import { escaped } from '../../text/escaped.ts';
import { withoutContests } from '../ownership.ts';
import { chineseWords } from './chinese-words.ts';
import { englishTokens } from './english-words.ts';
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

/** 一丝不苟 denies nothing. 不超过, 不低于, once a week: the end of a range and how often, which are looked at with their figures; others attended. */
const BOUNDS =
  /(?<=\b(?:the|of|for|to|from|in|on|at|[a-z]{2,12}ed|built|kept|ran|wrote|made|sent|sold|drew) )our (?!team|group|own|joint|shared|work|project|paper|crew|class|company)|(?<=(?:\d|[一二两三四五六七八九十百千])[余多]?(?:个人|人|名\p{Script=Han}{0,4}|位\p{Script=Han}{0,4}|户|家))(?:参加|参与)(?:了|过)?(?=[，,。；;]|$)|(?:参加|参与)(?:的)?(?:人数)?(?=[约近]?\s?\d[\d,.]*\s?[余多]?[人名位户家])|不(?:超过|低于|少于|多于|高于|大于|小于)|\b(?:no|not) (?:more|less|fewer|later|higher|lower|greater|longer) than\b|\b(?:at or )?(?:below|under)(?= (?:about )?[\d£$€])|\bnot exceeding\b|\bonce (?:an?|per|each|every) [a-z]+|\battended by\b|\b(?:was|been|got) selected\b|\bselected (?=to|for|as|by)|(?<=\b(?:after|when|once|since|because|until|before) )we\b|\bonce (?=(?:we|i|they|he|she|it|the|a|an|my|our|all)\b)|\bhelp[ -]?(?=(?:lines?|desks?|pages?|texts?|files?|sheets?)\b)|\bsome (?=\d|(?:ten|twelve|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundreds?|(?:two|three|four|five|six|seven|eight|nine) (?:hundred|thousand))\b)|(?<=\b(?:had|have|has|needed|need|needs|used|able) )to be\b|(?<=[过完好后意准核批查看])才|一点(?=[一二三四五六七八九])|\bat (?:most|least)\b|\bshort of (?=people|staff|hands)|\bpart of (?=(?:the|my) (?:role|job|remit|duties|post)\b)|\bonly (?=(?:one|two|three|four|five|\d+)\b)|[只仅](?:在|有|做|带|写|去)?(?=[一二两三四五六七八九十\d]+[个台家名位次份篇人间条])|\bfilled in (?=(?!for\b|as\b|when\b|during\b|on\b|at\b|by\b)[a-z])|\bduring my time (?=as\b|at\b)|上年同期|去年同期|同期相比|[帮替](?=(?:公司|单位|店(?!长|员|主)里?|门店|学校|客户|顾客|业主|村里|农户|居民|老人|住户)(?!的?人))|(?<=\p{Script=Han}{2})计划(?=[，,。；;、书表的和与及]|$)|(?<=每[天日周月次班][^，,。；;]{0,6})准备|测试用例|准备(?=了?\s?\d)|待(?:了|过)(?=[\d半一两二三四五六七八九十])|一丝不苟|尽心尽力|有条不紊|不辞辛[劳苦]|不厌其烦|马不停蹄|风雨无阻|不怕[苦累]/giu;

function wordIn({ english, single, chinese }: Omit<Words, 'find'>, source: string): string | null {
  const text = source.replace(BOUNDS, (bound) => ' '.repeat(bound.length));
  const latin = english?.exec(text)?.[0];
  if (latin !== undefined) return latin;
  const long = chinese.find((word) => text.includes(word));
  if (long !== undefined) return long;
  if (single.size === 0) return null;
  return (
    chineseWords(text).find(({ text: word }) => {
      const bare = word.replace(/^[都也还又就全均却并仍曾](?=\p{Script=Han})/u, '');
      return single.has(bare[0]!) && bare.length < 4 && isOwn(bare, single);
    })?.text ?? null
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
const negation = kinds.find(({ kind }) => kind === 'negation')!;

const wordOf = ({ find }: Words, text: string): string | null => find(text);

/** Whether a text still says what a word of the class has said; what is denied is not planned for certain either. */
const keeps = (kind: Kind, text: string): boolean =>
  wordOf(kind, text) !== null ||
  wordOf(kind.kept, text) !== null ||
  (kind.kind === 'tentative' && wordOf(negation, text) !== null);

/** Under somebody's supervision: no figure stays below anything. */
const UNDER_WHOM =
  /\bunder (?=(?:[\w’'-]+ ){0,4}?(?:supervision|guidance|direction|instruction|oversight|control)\b)/gi;

/** What the rewrite denies and the original does not: nothing went wrong, nobody complained. */
export function addedDenials(written: string, rewrite: string): string[] {
  const original = written.replace(UNDER_WHOM, ' ');
  if (wordOf(negation, original) !== null || wordOf(negation.kept, original) !== null) return [];
  if (/\b(?:un|non-?)[a-z]{4,}\b/i.test(original)) return [];
  const word = wordOf(negation, rewrite);
  return word === null ? [] : [word];
}

/** 零超发, 未获批 begin with the word; 未来, 不良, 无锡 are words of their own. */
const OWN =
  /^(?:不过|不论|不时|不对称|不对等|不对口|不全|缺陷|缺口|未来|不错|不限|不久|不止|不定期|不断|不仅|不同|不良|不锈钢|不少|不低|不超|不多于|不高于|不等|不含|不动产|无锡|无人|无线|无人机|无障碍|没收|零售|零件|零食|零部件|零基础|零担|副本|帮厨|只要|非常|拟合|拟定|待遇)/;
const isOwn = (word: string, single: ReadonlySet<string>) => !OWN.test(word) && single.has(word[0]!);

/** Worked with, working with: the same words in other forms. */
function saysInOtherForm(limit: string, rewrite: string): boolean {
  const own = englishTokens(limit);
  const told = englishTokens(rewrite);
  return own.length > 0 && told.some((_, at) => own.every(({ keys }, index) => told[at + index]?.keys[0] === keys[0]));
}

/** `which the lead reviewed` for `reviewed by the lead`: who had a hand in it is told as the one who did it. */
function doesItStill(limit: string, original: string, rewrite: string): boolean {
  const deed = /^([a-z]{4,}?)(?:ed)?(?: (?:off|out|over))? by$/i.exec(limit)?.[1];
  if (deed === undefined) return false;
  const behind = original.slice(original.search(new RegExp(escaped(limit), 'i')) + limit.length);
  const who =
    /^\s+(?:the|my|our|an?|another)\s+(?:[\w-]+\s+){0,2}?([\w-]+)(?=[,;.)]|\s(?:and|who|which|in|at|for|after|before)\b|$)/i.exec(
      behind,
    )?.[1];
  return (
    who !== undefined &&
    new RegExp(
      `\\b(?:the|my|our|an?|another)\\s+(?:[\\w-]+\\s+){0,2}?${escaped(who)}\\s+(?:then\\s+|has\\s+|[a-z]+ly\\s+)?${escaped(deed)}`,
      'i',
    ).test(rewrite)
  );
}

/** `which was to be trialled`: of what was still to come nothing was done, whatever else keeps the claim small. */
const WAS_TO_COME = /\b(?:was|were|is|are) (?:due |set |about |going )?to (?:be|have been) [a-z]{3,}/i;
const STILL_TO_COME =
  /\b(?:to be|(?:was|were|is|are|due|set|meant|about|going|still|yet) to)\b|\b(?:plan|schedul|intend|expect|due|pend|upcoming|future|forthcoming|later|would|not|never|postpon|await)[a-z]*\b/i;
/** What the original says was still to be done, where the rewrite does not say so. */
export const stillToCome = (original: string, rewrite: string): string[] =>
  WAS_TO_COME.test(original) && !STILL_TO_COME.test(rewrite) ? [WAS_TO_COME.exec(original)![0]] : [];

/** Part of a team of five: not part of the work, and the team is asked for by a kind of its own. */
const OF_A_TEAM = /\bpart of (?=(?:an?|the|my|our) (?:[\w-]+ ){0,2}(?:team|crew|group|squad|gang)\b)/gi;

/**
 * Words of the original that keep its claim small (not, about to, with others, part of, helped, shortlisted) and have
 * no word of their class in the rewrite. A word of like meaning is not enough: chosen is no shortlisted.
 */
export const lostLimits = (original: string, rewrite: string): string[] =>
  kinds.flatMap((kind) => {
    const isOfTeams = kind.kind === 'help' || kind.kind === 'partial';
    const text = isOfTeams ? original.replace(OF_A_TEAM, (said) => ' '.repeat(said.length)) : original;
    const word = kind.find(kind.kind === 'help' ? withoutContests(text) : text);
    if (word === null) return [];
    const isStrict = STRICT.some(([limit, held]) => limit.test(word) && !held.test(rewrite));
    if (saysInOtherForm(word, rewrite) || doesItStill(word, original, rewrite)) return [];
    return keeps(kind, rewrite) && !isStrict ? [] : [word];
  });

/** Limits that few other words keep: once is not when needed, and who watched has not done it alongside. */
const STRICT: [RegExp, RegExp][] = [
  [/^once$/i, /\b(?:once|one|single|1)\b/i],
  [/^(?:shadow|observ|sat in)/i, /shadow|observ|sat in|watch|attend|follow|learn|note/i],
  [/^(?:比较|较|相对|还算)/, /比较|较|相对|还算|基本|一般|尚可|有所/],
  // 零差错 denies something, and is what one tries for all the same
  [/^(?:力求|尽力|尽量|尽可能|力争)/, /力求|尽力|尽量|尽可能|力争|争取|努力|尽所能/],
  [/^(?:旁听|列席|观摩|见习)$/, /旁听|列席|观摩|见习|观察|学习|听/],
];
