import type { JobSpan } from '@verdant/contracts';
import { type Clause, clausesOf } from '../clauses.ts';
import { withoutAsides } from '../headings/aside-lines.ts';
import { type YearSpan, yearSpansIn } from './year-spans.ts';

export type YearsAsked = { least: number; most: number | null; at: JobSpan };

/** What stands around a span: up to so many letters of its sentence. */
const REACH = { before: 40, after: 48 };

type Cue = { where: 'before' | 'after' | 'near'; weight: number; pattern: RegExp };
/** What speaks for and against a span of years being what is demanded of the person. */
const CUES: Cue[] = [
  {
    where: 'after',
    weight: 2,
    pattern:
      /^[^.;。；\n]{0,40}?(?:\bexp(?:erience[ds]?)?\b|background|track record|\bPQE\b|post[- ](?:qual|reg|trade)|经验|经历|履历|资历|从业|年限|工作(?!日|制|时间|地))/i,
  },
  {
    where: 'after',
    weight: 1,
    pattern:
      /^['’]?\s*(?:\+\s*)?(?:(?:or (?:more|so)|total|overall|solid|full[- ]time|paid|hands-on|spent)\s+)?(?:of|in|as|with|on|behind|at|working|doing|building|leading|managing|developing|designing|selling|driving|running|shipping|teaching|cooking|post)\b(?! (?:runway|funding|growth|trading|tuition|school|study|leave|age|hire|starting|joining|appointment|service cover))/i,
  },
  {
    where: 'before',
    weight: 1.5,
    pattern:
      /(?:\b(?:at least|no (?:less|fewer) than|minimum(?: of)?|min\.?|over|more than|needs?|requires?[ds]?|required|ask(?:ing)? for|ask|want|expect|exp(?:erience)?|spent|spend|worked(?: for)?|have|has|with|done|put in|say|about|around|roughly|ideally)(?: (?:a|an|the|you|your|had|done|worked|spent|least))*|经验|年限|工龄|从业|从事\S{0,10}|工作|满|至少|不少于|不低于|累计|超过|要求?|具有|具备|需有?|须有?|做过|干过|写\S{0,8}|有|约莫|大概|差不多|[≥>])\s*[:：(（\s]*$/i,
  },
  { where: 'before', weight: 1, pattern: /(?:^|[\n·•●▪*])[^\p{L}\d\n]*$/u },
  {
    where: 'before',
    weight: -4,
    pattern:
      /(?:成立|创立|创办|建[院校厂店馆]|开业|质保|有效期?|剩余\S{0,4}|年龄|党龄|合同(?:期|期限)?|签订?|聘期|试用期?|服务期|最低服务年限|任期|学制|近|过去|最近|入职满?|(?:^|[，,。；、\n]\s?|最少|至少|[须需要能])[做干]满|(?:[待呆]|合作|服务|居住|就读)满|社保|居住|户籍|缴[纳费]|工期|每|岁)[^，。；、\n]{0,6}$|\b(?:for (?=over|more than)|founded|established|last|past|next|previous|within|traded?|every|each|per|under|below|younger than|older than|age[ds]?|aged? between|retire in|after|once|twice|times|tenure|contract|fixed[- ]term|term|duration|length|warranty|extension|valid for|held for|maximum|up to|max\.?|first|been here|running|grew|grown|raised)\b(?:\s+(?:the|for|of|over|more than|about|around|nearly|almost|than|a|is|in))*\s*[:：(]?\s*$/i,
  },
  {
    where: 'after',
    weight: -4,
    pattern:
      /^['’]?\s*(?:ago\b|old\b|on average\b|into (?:a|an|the|our|building|this)\b|of (?:age|runway|funding|growth|trading|tuition|history|service cover|hire|starting|joining|appointment)|in a row|running\b|in business|young\b|contract\b|fixed|history\b|guarantee|warranty|maternity|extendable|renewable|within|(?:固定|劳动|期)?(?:合同|质保|期限)|以[内前后]|[^，。；\n]{0,14}可(?:以)?放宽|(?:者|的)[，,]\s?[^，。；\n]{0,8}放宽|无[^，。]{0,6}(?:事故|记录)|(?:的)?(?:历史|老店|老厂|品牌|免费))|^[^\n,.;]{0,14}\b(?:maternity cover|contract|possible extension|probation|warranty)\b/i,
  },
  {
    where: 'before',
    weight: -3,
    pattern:
      /平均[^，。；\n]{0,8}$|(?:我们|我司|本[店厂园院校司])(?:已经?|做了?|干了?|开了?|在[^，。；\n]{1,8})$|(?:深耕|专注|走过|历经|办[学园])[^，。；\n]{0,8}$|\b(?:averag(?:e|es|ed|ing)|combined|between us|we(?:['’]ve| have) (?:been|had|run|served|built|made|done))\b[^.;\n]{0,24}$|\b(?:team|staff|colleagues|owners?|founders?|crew|firm|company|business) (?:has|have|averages?|brings?|with)\b[^.;\n]{0,16}$/i,
  },
  // 做满三年送……: what is given for it
  {
    where: 'after',
    weight: -4,
    pattern:
      /^[^，。；\n]{0,5}[，,]?\s?(?:[后可享送奖发返涨]|另有|额外)[^，。；\n]{0,8}(?:奖|补贴|返|年假|红包|股|工龄|报销|涨|旅游|路费|险|礼)/,
  },
  // what is quoted is somebody's words
  { where: 'before', weight: -3, pattern: /["“「『]\s?$/ },
  { where: 'before', weight: -3, pattern: /(?:licen[cs]e|\bheld|驾龄|驾照|驾驶证)[^.;。；\n]{0,16}$/i },
  {
    where: 'before',
    weight: -2,
    pattern:
      /(?:其中|当中|含|内有|包括)[^，。；\n]{0,16}$|\b(?:of which|including|incl\.?|of them|of those|at least one|such as)\b[^.;\n]{0,20}$/i,
  },
  {
    where: 'before',
    weight: -3,
    pattern:
      /\bin lieu\b[^.;\n]{0,30}$|\bfailing that,?\s*$|\bor\b[^.;\n]{0,16}\bwith\s*$|替代|放宽|(?:本科|大专)带$|(?:也收|也可|亦可|也行|也要)[，,]?\s?(?:但|不过|只是|前提是)[^，。；\n]{0,8}$/i,
  },
  {
    where: 'after',
    weight: -3,
    pattern: /^[^.;\n]{0,10}\b(?:can|may|could) also apply\b|^[^，。；\n]{0,8}(?:也可|亦可|也行)/i,
  },
  {
    where: 'after',
    weight: -4,
    pattern:
      /^[^.;,，。；\n]{0,50}(?:优先|加分|更佳|\b(?:preferred|desirable|a (?:big )?plus|an advantage|a bonus)\b)/i,
  },
  { where: 'near', weight: -3, pattern: /[£$€¥]|\d\s?[kK]\b|工资|底薪|薪资|年假|补贴|salary|\bpension\b|holiday/i },
];
/** `a year` and `a decade` stand everywhere. */
const VAGUE = /^(?:an?|one) (?:year|yr)/i;
const TIMES = /(?:\b(?:times|once|twice|per|k|days?|weeks?|months|hours?|it|them|all)|\d)\s*$/i;
const SURE = { clause: 1, liked: -3, duty: -1, open: 1, aside: -3, vague: -1, months: -0.5, long: -1.5 };
const LONG = 12;

/** From here on a span is taken for asked; chosen on postings of writers from whom the trained field had not learned. */
const LEAST = 0.5;
/** A span that is nearly as sure as the surest is asked for as well: the highest of those counts. */
const NEARLY = 1;
/** How much the trained field speaks for a span: from nothing to this. */
const FIELD = 4;

const LONGEST_SENTENCE = 120;
const SENTENCE_END = /[。；;！!？?\n]|\.(?=\s)/;
const before = (text: string, at: number): string =>
  text
    .slice(Math.max(0, at - REACH.before), at)
    .split(SENTENCE_END)
    .at(-1)!;
const after = (text: string, at: number): string => text.slice(at, at + REACH.after).split(SENTENCE_END)[0]!;

function sureness(text: string, span: YearSpan, clause: Clause | undefined, isAside: boolean): number {
  const said = text.slice(span.at.from, span.at.to);
  const places = { before: before(text, span.at.from), after: after(text, span.at.to), near: '' };
  places.near = `${places.before.slice(-14)} ${places.after.slice(0, 14)}`;
  const starts = text.slice(0, span.at.from);
  const lead = text[span.at.from - places.before.length - 1] === '\n' || places.before.length === starts.length;
  let sum = 0;
  for (const { where, weight, pattern } of CUES) {
    const place = where === 'before' && lead ? `\n${places.before}` : places[where];
    if (pattern.test(place)) sum += weight;
  }
  if (span.open) sum += SURE.open;
  if (VAGUE.test(said)) sum += TIMES.test(places.before) ? SURE.aside : SURE.vague;
  if (/mo|mth|月/i.test(said)) sum += SURE.months;
  if (span.least > LONG) sum += SURE.long;
  if (isAside) return sum + SURE.aside;
  if (clause?.need === 'nice' && !clause.duty) return sum + SURE.liked;
  if (clause?.duty) return sum + SURE.duty;
  return clause && (clause.headed || clause.asked) ? sum + SURE.clause : sum;
}

/**
 * Years of experience that are demanded: the lower end of a range; of several demands the highest. `likely` is what
 * the trained field thinks of a span, 0 to 1.
 */
export function yearsAsked(posting: string, likely: (span: JobSpan) => number = () => 0): YearsAsked | null {
  const spans = yearSpansIn(posting);
  if (spans.length === 0) return null;
  const clauses = clausesOf(posting);
  const open = withoutAsides(posting);
  const judged = spans.map((span) => {
    const clause = clauses.find(({ from, to }) => from <= span.at.from && span.at.from < to);
    const isAside = open.slice(span.at.from, span.at.to).trim() === '';
    return { ...span, sure: sureness(posting, span, clause, isAside) + FIELD * likely(span.at) };
  });
  const surest = Math.max(...judged.map(({ sure }) => sure));
  if (surest < LEAST) return null;
  const best = judged
    .filter(({ sure }) => sure >= Math.max(LEAST, surest - NEARLY))
    .sort((a, b) => b.least - a.least || a.at.from - b.at.from)[0]!;
  const { least, most, at } = wholeOf(best, judged, posting);
  return { least, most, at };
}

/** `干满八年，其中厨师长三年以上`, `3 years in credit, of these 1 year in scorecards`: the part is not the whole. */
const PART_OF = /(?:其中|当中)[^，。；;\n]{0,24}$|\b(?:of (?:which|these|those|them)|including)\b[^.;\n]{0,24}$/i;
function wholeOf<T extends YearSpan>(part: T, all: readonly T[], posting: string): T {
  const sentence = posting
    .slice(Math.max(0, part.at.from - LONGEST_SENTENCE), part.at.from)
    .split(SENTENCE_END)
    .at(-1)!;
  if (!PART_OF.test(sentence)) return part;
  const start = part.at.from - sentence.length;
  return all.find(({ at, least }) => at.from >= start && at.to <= part.at.from && least >= part.least) ?? part;
}
