import { namesCondition } from './conditions.ts';
import { type Hit, openEntry } from './open-terms.ts';

type Told = Hit & { told: boolean };

/** `GD&T per ASME Y14.5`, `status as defined by ITAR`: the rule by which a thing is done says more of that thing. */
const BY_RULE =
  /^\s*,?\s*(?:as )?(?:per|according to|in (?:accordance|line|compliance) with|defined (?:by|in|under)|set out in)\s(?:the\s)?(?:(?:current|latest|applicable|relevant)\s)?$/i;
/** `Excel 透视表、VLOOKUP 等函数`: what a tool is to be used for. */
const FEATURE_BEFORE = /^[^，,。；;\n]{0,10}[、/]?$/;
const FEATURE_BEHIND = /^(?:[、/][^，,。；;、\n]{1,10}){0,3}等?(?:各类|常用)?(?:函数|公式|功能|命令|快捷键)/;
/** `Python 写过爬虫`, `用 Git 做分支协作`: what is made with it. */
const MADE_WITH = /^\s?(?:来)?(?:写|做|画|编|搭|剪|跑|出|处理|完成|管理)(?:过|一?些|批量|大批量)?$/;
const LANGUAGE =
  /语$|\b(?:English|Spanish|French|German|Italian|Portuguese|Dutch|Irish|Welsh|Greek|Polish|Arabic|Hindi|Tamil|Mandarin|Cantonese|Japanese|Korean|Russian|Turkish)$/i;
/** `英语能读懂提单、发票`, `German good enough to follow safety data sheets`: what a language is needed for. */
const READ_WITH =
  /^(?:[^，,。；;\n]{0,4}?(?:看懂|读懂|听懂|阅读|书写|撰写|回复|看|读)|\s(?:good enough |well enough |sufficient |enough )?to (?:read|write|follow|understand|answer|handle)\s)[^，,。；;.\n]*$/i;

/** `出差：一年在外两百天`: a label and what is said of it. */
const LABEL = /^\s?[:：]\s?$/;
/** `calls in English`: what is to be said in a language. */
const SAID_IN = /^\s(?:conducted |held |written )?in (?:good |fluent |written |spoken |simple )?$/i;

/** `rota including weekends`, `call-outs now and then on Sundays`, `on call, nights included`, 轮值1-2个晚班: what work at such times comprises. */
const COMPRISES =
  /^[^.;\n]{0,40}\b(?:including|incl\.?|includes?)\s(?:the\s|some\s)?$|^\sup to (?:\p{L}+|\d+)\s$|^\s(?:now and then\s|sometimes\s|often\s|mostly\s)?(?:on|over|at|during)\s(?:the\s|some\s|most\s)?$|^[\d一二三四五两\-–~至到]{1,5}(?:个|天|次|晚)的?$|^[，,]?\s?(?:其中)?(?:包?含|包括)(?:有)?$/iu;
/** `Lifts and repositions patients up to 50 lbs`: how heavy it is. */
const IS_WEIGHT = /^(?:up to |over |around |about )?\d{1,3}[-\s]?(?:kg|kilos?|lbs?|pounds)/i;
const LIFTS = /\blift/i;
const SAME_SENTENCE = /^[^.;:\n]{0,40}$/;
/** `route knowledge of the northern line`, `traction experience on diesel units`: of what kind the knowledge is. */
const KNOWLEDGE_OF =
  /^\s(?:knowledge|experience|understanding|certification|competence)\s(?:of|on|with|in|for)\s(?:an?\s|the\s)?$/i;
/** `a basic safety ticket, including first aid`, `完成入门课程，含急救`: what a paper comprises. */
const PAPER_COMPRISES =
  /^[^.;\n]{0,14}\b(?:training|certificates?|tickets?|course|modules?|card)\b,? (?:including|incl\.?|covering)\s(?:[\p{L} -]{1,40}(?:,|,? and| &)\s)?$/iu;
/** `英语流利，可独立接待外宾`: what a language is good enough for. */
const GOOD_ENOUGH_FOR = /^\p{Script=Han}{0,5}[，,](?:可|能够?|可以|足以)[^，,。；;\n]{0,14}$/u;
const IS_HAN_LANGUAGE = /[语文]$|口语$/;

/** `shifts including nights, weekends and holidays`: the members behind the first. */
const MORE_TIMES =
  /^(?:(?:,|,? and| &) (?:\p{L}+ )?(?:nights?|weekends?|evenings?|holidays?|(?:satur|sun)days?|christmas)\b)+/iu;
const INCLUDED = /^\s(?:are\s|is\s)?included\b/i;
const REST_OF_SENTENCE = /^[^.;\n]{0,40}$/;
/** `高原（3500米以上）`: a measure in a bracket. */
const OPENS_BRACKET = /^\s?[（(]$/;
const IS_MEASURE = /^[≥>]?\s?\d[\d.,]*\s?(?:米|公里|公斤|度|岁|元|万|m|km|kg|cm|ft|lbs?)(?!\p{L})/iu;

/** Whether a phrase ends in the name of a language: `written English`. */
export const namesLanguage = (phrase: string): boolean => LANGUAGE.test(phrase);
const isLanguage = (text: string, { from, to }: Hit): boolean => namesLanguage(text.slice(from, to));

/** `中级 | 及以上操作员证`: a grade and the paper that it is a grade of, by which it is named. */
const GRADE = /^(?:初|中|高|特|[一二三四五六])级[工及]?$/;
/** `二级 | 及以上医院`: it says of what rank something else is. */
const AND_HIGHER = /^及?其?或?以上[^，,。；;、\n]{0,6}?(?:医院|企业|单位|酒店|学校|机构|资质)/;
const PAPER_OF_GRADE = /^((?:（[^（）]{1,8}）)?(?:及其?|或)?以上的?)([^，,。；;、（）()\n]{2,12}?(?:证书?|资格|职称))/;
function paperOfGrade<T extends Told>(text: string, piece: T): T {
  const paper = GRADE.test(text.slice(piece.from, piece.to)) && text.slice(piece.to).match(PAPER_OF_GRADE);
  if (!paper) return piece;
  const from = piece.to + paper[1]!.length;
  return { ...piece, entry: openEntry(paper[2]!, 'cert'), from, to: from + paper[2]!.length };
}

/** `Postgres: failover, backups`: a tool and what of it is to be known, where it is no choice. */
const OF_TOOL = /^(?: (?:skills?|operations?|administration))?\s?[:：]\s?[^:：;；.。\n(（]*$/;
const IS_CHOICE = /\bor\b|\/|prefer|ideal|plus|whatever|similar|或|任|均|都|优先|也行/i;

/** Whether a piece says more of the one that stands `between` letters before it. */
function isPartOf(text: string, whole: Hit, between: string, part: Hit): boolean {
  if (BY_RULE.test(between) || MADE_WITH.test(between)) return true;
  if (namesCondition(text.slice(whole.from, whole.to)) && namesCondition(text.slice(part.from, part.to))) {
    if (LABEL.test(between) || COMPRISES.test(between)) return true;
    if (REST_OF_SENTENCE.test(between) && INCLUDED.test(text.slice(part.to, part.to + 20))) return true;
  }
  const [said, more] = [text.slice(whole.from, whole.to), text.slice(part.from, part.to)];
  if (SAME_SENTENCE.test(between) && IS_WEIGHT.test(more) && LIFTS.test(said)) return true;
  if (KNOWLEDGE_OF.test(between) || PAPER_COMPRISES.test(between)) return true;
  if (IS_HAN_LANGUAGE.test(said) && GOOD_ENOUGH_FOR.test(between)) return true;
  // `Cortex-M单片机`: pieces that touch are one name
  if (between === '') return true;
  const restOfLine = text.slice(whole.to, text.indexOf('\n', part.to) < 0 ? text.length : text.indexOf('\n', part.to));
  if (whole.entry.kind === 'tool' && OF_TOOL.test(between) && !IS_CHOICE.test(restOfLine)) return true;
  if (isLanguage(text, whole) && READ_WITH.test(between + text.slice(part.from, part.to))) return true;
  return (
    /^[A-Za-z]/.test(text.slice(whole.from, whole.to)) &&
    FEATURE_BEFORE.test(between) &&
    FEATURE_BEHIND.test(text.slice(part.to, part.to + 40))
  );
}

/** Letters of the list of times that goes on behind one. */
const moreTimes = (text: string, { from, to }: Hit): number =>
  namesCondition(text.slice(from, to)) ? (text.slice(to, to + 60).match(MORE_TIMES)?.[0].length ?? 0) : 0;

/** Pieces in order without those that only say more of the one before them: they are part of its wording. */
export function withoutParts<T extends Told>(text: string, pieces: readonly T[]): T[] {
  const whole: T[] = [];
  let head: T | undefined;
  const isGrade = ({ from, to }: T) => GRADE.test(text.slice(from, to)) && AND_HIGHER.test(text.slice(to));
  for (const piece of pieces.map((one) => paperOfGrade(text, one)).filter((one) => !isGrade(one))) {
    const last = whole.at(-1);
    const measures = (one: T) =>
      OPENS_BRACKET.test(text.slice(one.to, piece.from)) && IS_MEASURE.test(text.slice(piece.from, piece.to));
    if (last && (piece.from < last.to || measures(last))) continue;
    const behind = (one: T) => head !== undefined && isPartOf(text, head, text.slice(one.to, piece.from), piece);
    if (last && head && last.told === piece.told && (behind(head) || behind(last)))
      whole[whole.length - 1] = { ...last, to: piece.to + moreTimes(text, piece) };
    else if (last && isLanguage(text, piece) && SAID_IN.test(text.slice(last.to, piece.from)))
      whole[whole.length - 1] = { ...piece, from: last.from };
    else {
      whole.push(piece);
      head = piece;
    }
  }
  return whole;
}
