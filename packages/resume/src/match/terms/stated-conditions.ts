import type { JobSpan } from '@verdant/contracts';
import { hasHan } from '../../text/words.ts';
import type { Clause } from '../clauses.ts';
import { conditionsIn } from './conditions.ts';

/** A condition and the clause that names it, null where the rules read none. */
type Condition = JobSpan & { clause: Clause | null };

const MARKS = /[^\p{L}\p{N}]/gu;
/** Words around a condition that only ask for it. */
const MOST_AROUND = { han: 1, other: 10 };
/** What is said of everybody asks for little. */
const OF_EVERYBODY = /^(?:身[体心]健康|(?:入职)?体检)$/;

/** Whether a condition is all that a point under a heading of demands says. */
function isWholePoint(text: string, { clause, from, to }: Condition): boolean {
  if (!clause?.headed || clause.need !== 'must' || clause.duty) return false;
  // what else it names that is a condition as well says nothing against it
  const others = conditionsIn(text, clause).filter((one) => one.to <= from || to <= one.from);
  const rest = others.reduce(
    (left, one) => left.replace(text.slice(one.from, one.to), ''),
    text.slice(clause.from, from) + text.slice(to, clause.to),
  );
  const around = rest.replace(MARKS, '');
  return around.length <= MOST_AROUND[hasHan(text) ? 'han' : 'other'];
}

/** `Willingness to stay away`, `Available for early starts`: a point that asks whether one would. */
const WOULD_ONE =
  /^\W*(?:(?:full|some|total|complete) )?(?:willing(?:ness)?|able|ability|prepared|happy|readiness|ready|flexib(?:le|ility)|availab(?:le|ility)) (?:to|for)(?: (?:be|do|go|work|cover|accept|join|share|take part in|participate in))?(?: (?:an?|the|some|occasional|regular))? ?$/i;
const opensWithIt = (text: string, { clause, from }: Condition): boolean =>
  clause?.headed === true && clause.need === 'must' && !clause.duty && WOULD_ONE.test(text.slice(clause.from, from));

/** `Leeds (hybrid, 3 days in the office)` among the facts at the top. */
const FACTS = 400;
const BESIDE_HYBRID = /\bhybrid\b[^.;|·\n]{0,6}$/i;
const IS_DAYS = /\b(?:mon|tue|wed|thu|fri|days?|wfo)/i;
const isOfficeDays = (text: string, { from, to }: Condition): boolean =>
  from < FACTS && BESIDE_HYBRID.test(text.slice(Math.max(0, from - 20), from)) && IS_DAYS.test(text.slice(from, to));

/** Letters of the sentence around a condition that are looked at. */
const REACH = 120;
const SENTENCE_END = /[。；;！!?？\n]|\.(?=\s|$)/;
const PHRASE_END = /[,，、()（）]/;

/** `applicants must hold`, 大促期间需要: what stands behind it in its sentence has to be met. */
const OBLIGED =
  /(?:(?<!\bwe )\b(?:must|needs? to|have to|has to|(?:are|is|be) required to|be prepared to)\b(?! not)[^:]*|(?<![不无])(?:必须|须|需(?!求)|要求|得(?=能|会|有)|要(?=能|会|准时))[^，。；：\n]{0,14})$/i;
/** `… is a must`: the same, said behind it. */
const IS_MUST =
  /^[^,]{0,60}\b(?:(?:is|are) (?:all )?(?:a must|required|mandatory|essential|compulsory|not optional)|(?:is|are|comes?|goes?) (?:very much |all )?(?:part of|with) (?:the|this|our) (?:job|role|work|post|deal))\b|^ applies\b|^[^。；;\n]{0,16}[，,]?(?:这个?|这点|这一点|这些)?(?:都|也)?(?:得|要|须|必须|需要?)能?(?:接受|适应|扛得?住|准时|来|到场|到岗|在岗|在场|参加|出勤)/i;
/** `On-call is one week in six`, `lates come round twice a month`: how often it is. */
const IS_OFTEN =
  /^ (?:is|are|falls?|comes? (?:up|round|around)) (?:about |roughly |usually |typically )?(?:(?:one|two|three|\d|an?|every)\b[^,.;]{0,14}\b(?:weeks?|months?|nights?|days?|weekends?|saturdays?|sundays?)|once|twice)\b/i;
/** What somebody looks up or has examined before the person begins. */
const CHECKED = /check|clearance|screen|test|vetting|\bdbs\b|medical|disclosure|fingerprint|犯罪记录|政审/i;
const IS_CHECKED =
  /\b(?:subject to|conditional (?:up)?on|contingent (?:up)?on|undergo|carried out|will be (?:made|sought|completed)|before (?:you )?start|prior to|on start)\b/i;
/** `the roster includes every second weekend`, `shifts rotate through nights`: times that a plan of work holds. */
const PLANNED =
  /\b(?:rota|roster|shifts?|schedule|hours|working week|on-call|call-?outs?)\b[^.]{0,40}\b(?:includ(?:es?|ing)|incl\.?|covers?|covering|rotat(?:es?|ing))(?!\p{L})[^.]{0,60}$/iu;
/** `there is weekend work`, `Occasional Saturday working at year end`: times that simply are so. */
const THERE_IS = /\bthere(?:['’]s| is| are| will be) (?:some |the odd |a bit of |regular |occasional )?$/i;
const IS_SO = /^(?:occasional|regular|frequent|mandatory|compulsory|some) /i;
/** `Working conditions: outdoors in heat`: a label of its own. */
const OF_CONDITIONS =
  /^\W*(?:working conditions|work(?:ing)? environment|physical (?:demands|requirements)|工作环境|工作条件)[^:：\n]{0,12}[:：]/i;
/** `请附作品集`, `send us your showreel`: work that has to be shown. */
const SHOWN = /^(?:作品集|代表作|portfolio|showreel|writing samples?|work samples?)$/i;
const SENT =
  /(?:附上?|带上?|甩|提交|提供|发来?)[^，。；\n]{0,6}$|\b(?:send|attach|include|submit|bring|enclose|with)\b[^.;\n]{0,50}$/i;
/** What is paid for it, or that there is none. */
const OFFERED =
  /[£$€¥]|\b(?:allowances?|premium|bonus|enhanced|leave|differential|per hour|available|not|no|never)\b|n['’]t\b|补贴|津贴|奖|费|双休|元|报销|[不无没]/iu;

/**
 * Whether a posting says of a condition that it must be met: as a whole point of its demands, or anywhere else in words
 * that oblige. `Applicants must hold a work permit` asks for it below a heading of benefits as well.
 */
export function statesCondition(text: string, one: Condition): boolean {
  const said = text.slice(one.from, one.to);
  if (OF_EVERYBODY.test(said)) return false;
  if (isWholePoint(text, one) || opensWithIt(text, one) || isOfficeDays(text, one)) return true;
  const before = text
    .slice(Math.max(0, one.from - REACH), one.from)
    .split(SENTENCE_END)
    .at(-1)!;
  const after = text.slice(one.to, one.to + REACH).split(SENTENCE_END)[0]!;
  const phrase = before.split(PHRASE_END).at(-1)! + after.split(PHRASE_END)[0]!;
  if (OFFERED.test(phrase) || (one.clause?.need === 'nice' && !one.clause.duty)) return false;
  return (
    OBLIGED.test(before) ||
    IS_MUST.test(after) ||
    IS_OFTEN.test(after) ||
    PLANNED.test(before) ||
    THERE_IS.test(before) ||
    OF_CONDITIONS.test(text.slice(text.lastIndexOf('\n', one.from - 1) + 1, one.from)) ||
    (before.trim() === '' && IS_SO.test(said)) ||
    /^mandatory /i.test(said) ||
    (SHOWN.test(said) && SENT.test(before)) ||
    (CHECKED.test(said) && IS_CHECKED.test(before + said + after))
  );
}
