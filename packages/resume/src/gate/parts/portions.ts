import { lostLimits } from '../meaning/limits.ts';
import { isSharedOrHelped } from '../ownership.ts';

const CUT = /[，,；;]|\s+and\s+|[和及、](?=\p{Script=Han}|\d)|与(?=\p{Script=Han}|\d)/gu;
/** Says something of what stands before it, or how much of it, by whom or when: no deed or thing beside it. */
const DEPENDENT =
  /^(?:but|though|although|however|except|excluding|unless|until|before|after|when|once|if|because|since|under|with|by|as|up|only|mostly|mainly|partly|about|around|over|at|of|on|for|per|which|who|that|all|both|each|the rest|others?|mine|later|then|to)\b|^(?:但|不过|然而|除|其|均|都|皆|由|经|让|被|待|仅|只|限|含|在|为|以|按|至|到|后|再|最|约|占|属|系|是|部分|多为|主要|大多)/i;
const PEOPLE =
  /\b(?:teams?|crew|group|squad|colleagues?|we|us|our|others?|someone|officers?|managers?|supervisors?)\b|(?:\d|[两二三四五六七八九十])\s?[人名位](?![次均]|\s?\p{Script=Han}{0,2}?(?:幼儿|学生|学员|孩子|儿童|老人|患者|病人|客户|游客|顾客|居民))|团队|班组|小组|同事|我们|领导|主管|经理|老师|师傅/iu;
const NO_HARM =
  /\b(?:no|zero|without(?: an?y?)?|never(?: had)?(?: an?y?)?)(?: [a-z]+){0,2} (?:errors?|accidents?|incidents?|complaints?|faults?|defects?|injur(?:y|ies)|breach(?:es)?|delays?)\b|[无零未](?:发生|出现|有)?(?:一次|一例|一起)?\p{Script=Han}{0,4}?(?:差错|失误|投诉|事故|缺陷|故障|延误|错误|违规|纠纷|返工|丢失|漏检|漏装|逾期|退货)/giu;
/** Set up practicals, mostly chemistry: what most of them were. */
const MOSTLY = /^(?:mostly|mainly|chiefly|largely|primarily) [a-z]+(?: [a-z]+)?$/i;
/** 带中班28名幼儿: how many there were of whom or what stands before. */
const COUNTED_LAST = /(?<=\p{Script=Han}{4})(?=\d[\d,.]*\s?[余多]?\p{Script=Han}{1,4}$)/gu;
const PART_OF_IT =
  /^\s*(?:\d|[一二两三四五六七八九十百]+[个名位套件台份]|(?:one|two|three|four|five|six|seven|eight|nine|ten|half|some|most|several)\b)/i;
const MAX_CUTS = 6;

/** What stands left out may be left out: it keeps nothing small of what is told. */
function mayBeLeftOut(rest: string, text: string, told: string): boolean {
  const clause = rest.trim();
  if (MOSTLY.test(clause)) return lostLimits(text.slice(0, -clause.length), told).length === 0;
  const said = clause.replace(NO_HARM, ' ');
  return (
    !DEPENDENT.test(clause) &&
    !PEOPLE.test(said) &&
    !isSharedOrHelped(said) &&
    lostLimits(text.replace(NO_HARM, ' '), told).length === 0
  );
}

/**
 * Beginnings of a line that tell a whole thing by themselves: a rewrite of another line that draws on it need not tell
 * all of it.
 */
export const portionsOf = (text: string): string[] =>
  [...text.matchAll(CUT), ...text.matchAll(COUNTED_LAST)]
    .slice(0, MAX_CUTS)
    .filter(
      ({ 0: joint, index }) =>
        !(/[,，]/.test(joint) && /\d$/.test(text.slice(0, index)) && /^.\d/.test(text.slice(index))),
    )
    .map(({ 0: joint, index }) => ({ joint, told: text.slice(0, index), rest: text.slice(index + joint.length) }))
    // 16套，11套经人修改: a figure behind a comma may be a part of the one before it
    .filter(({ joint, rest }) => !(/[,，；;]/.test(joint) && PART_OF_IT.test(rest)))
    .filter(({ told, rest }) => told.length > 3 && mayBeLeftOut(rest, text, told))
    .map(({ told }) => told);
