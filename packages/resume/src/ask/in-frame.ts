import { hasHan } from '../text/words.ts';

/** The answer without the words that follow its place in the frame: `8 patients` before `patients a shift`, `30 位` before 位. */
function withoutUnit(answer: string, after: string): string {
  if (after.startsWith('平方米')) return answer.replace(/\s?(?:m²|m2|㎡|平方米|平米|平方|平)$/i, '');
  const unit = after.trim().match(/^(?:\p{Script=Han}{1,2}|\p{Script=Latin}+)/u)?.[0] ?? '';
  for (let length = unit.length; length > 0; length--) {
    const part = hasHan(unit) ? unit.slice(0, length) : unit;
    const bare = answer.replace(new RegExp(`\\s*${part}s?$`, 'i'), '');
    if (bare !== answer && /\d|\p{Script=Han}/u.test(bare)) return bare.trim();
    if (!hasHan(unit)) break;
  }
  return answer;
}

const NUMERAL =
  'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million|billion|dozen';
/** Words behind a figure that count nothing themselves. */
const NO_NOUN = `${NUMERAL}|a|an|and|or|so|plus|more|than|over|about|up|to|of|per|each|every|daily|weekly|monthly|yearly|annually|total|altogether|percent|k|m|bn`;
/** `35 men`, `about 20 new starters`: a figure and what is counted. */
const OWN_NOUN = new RegExp(
  `(?:\\d[\\d.,–-]*\\+?|\\b(?:${NUMERAL})) (?:(?!(?:${NO_NOUN})\\b)\\p{L}[\\p{L}'’-]* ?){1,2}$`,
  'iu',
);
/** What is counted in a frame: the words up to the next that only joins. */
const COUNTED =
  /^ (?:(?!(?:a|an|the|of|in|on|at|by|to|for|from|with|within|per|each|every|that|who|through|ahead|corrected)\b)\p{L}[\p{L}'’-]*(?: |$))+/iu;

/** The end of an English frame without its noun, where the answer says itself what it counts. */
const withoutNoun = (after: string, answer: string): string =>
  OWN_NOUN.test(answer) ? after.replace(COUNTED, ' ') : after;

/** Chinese letters stand close to figures of a frame; a figure in an English one stands apart. */
export function framed(frame: string, answer: string): string {
  const [before = '', after = ''] = frame.split('{}');
  const said = withoutUnit(answer, after);
  const rest = hasHan(frame) ? after : withoutNoun(after, said);
  const text = `${before}${said}${rest}`.replace(/ {2,}/g, ' ').trim();
  return hasHan(frame)
    ? text.replace(
        /(?<=\p{Script=Han}) (?=\p{Script=Han})|(?<=\d) (?=[万亿千百余多元天周月年小分个人位名件吨公单场台套])/gu,
        '',
      )
    : text;
}

/** Signs of about how many, before a figure. */
const ABOUT =
  '(?:约|大约|大概|近|将近|超过?|不到|至少|最多|about|around|some|roughly|approx\\.?|nearly|almost|over|under|more than|less than|up to|at least|at most|~)';
const DIGITS = `(?:\\d[\\d.,]*(?:\\s?[-–—~～至到]\\s?\\d[\\d.,]*)?|[零一二两三四五六七八九十百千万亿]+|(?:${NUMERAL})(?:[ -](?:${NUMERAL}))*)`;
/** A figure with nothing that says of what: 60, about 30, 三十多. */
const BARE = new RegExp(`^(?:${ABOUT}\\s?)?${DIGITS}\\s?[kK万千百亿]?\\s?[多余几来]?\\+?$`, 'i');
export const isBare = (answer: string): boolean => BARE.test(answer);
/** 30多次, `2 weeks early`: what begins with its figure. */
const FIGURE_FIRST = new RegExp(`^(?:${ABOUT}\\s?)?${DIGITS}`, 'i');
export const startsWithFigure = (answer: string): boolean => FIGURE_FIRST.test(answer);

/** What a Chinese answer counts in: 60人, 三十来个. */
const OWN_MEASURE = /(?<=[\d零一二两三四五六七八九十百千万亿多余几来])\s?(\p{Script=Han}{1,3})$/u;
/** One counts people in any of these. */
const OF_PEOPLE = new Set(['人', '位', '名', '个']);
/** What a frame counts in, the first word behind its figure. */
const MEASURE =
  /^(?:平方米|台次|位|名|人|个|家|件|张|次|单|公里|辆|台|套|份|篇|节|场|组|户|亩|道|条|项|门|杯|桌|票|字|笔|间|起)/;

/** Late where the frame says early: it would say the contrary. */
const EARLY = /ahead of|提前/;
const LATE = /\b(?:late|behind|over|delay\w*|overdue|overran)\b|延|晚|迟|超期|推迟|滞后/i;
const SAID_AGAIN = /\s(?:early|ahead(?: of (?:schedule|time|plan))?)$/i;

/** How often, where an answer says it: of another span than the frame's it would be another figure. */
const PERIOD = {
  en: /\s(?:a|per|each|every|an) (?:hour|day|shift|week|month|term|quarter|season|year)$/i,
  zh: /^约?每(?:天|日|周|月|年|班|次|季度?|学期|餐)/,
};
/** An answer without the span that its frame says as well; null where it says another one. */
function withoutPeriod(frame: string, answer: string): string | null {
  const language = hasHan(frame) ? 'zh' : 'en';
  const own = answer.match(PERIOD[language])?.[0];
  if (own === undefined) return answer;
  const says = frame.match(/\b(?:a|per|each|every|an) (?:hour|day|shift|week|month|term|quarter|season|year)\b/i);
  if (language === 'zh' || (says && says[0].split(' ')[1] !== own.trim().split(' ')[1])) return null;
  if (says) return answer.slice(0, -own.length);
  return /\{\}\.?$/.test(frame) ? answer : null;
}

/** The beginning of an answer that its frame says already: 提前10天 behind 提前, `a team of 12`. */
function withoutBeginning(before: string, answer: string): string {
  const words = answer.match(
    /^(?:\p{Script=Han}{2,6}(?=[\s\d约近零一二两三四五六七八九十])|(?:[a-z]+ ){1,3}(?=\d|about|around))/iu,
  )?.[0];
  if (words === undefined) return answer;
  const said = before.toLowerCase();
  const own = words.toLowerCase().trim();
  return said.includes(own) || said.trimEnd().endsWith(own) ? answer.slice(words.length).trim() : answer;
}

/**
 * A short answer as its frame takes it: without what the frame says itself, and in its measure. Null where it counts
 * something else than the frame does, or says the contrary.
 */
export function fitted(frame: string, given: string): string | null {
  const [before = '', after = ''] = frame.split('{}');
  if (EARLY.test(frame) && LATE.test(given)) return null;
  const once = withoutPeriod(frame, withoutBeginning(before, given));
  if (once === null) return null;
  let answer = once;
  const tail = after.trim().toLowerCase();
  if (tail !== '' && answer.toLowerCase().endsWith(` ${tail}`)) answer = answer.slice(0, -tail.length).trim();
  if (EARLY.test(frame)) answer = answer.replace(SAID_AGAIN, '');
  if (!hasHan(frame)) return answer;
  answer = answer.replace(/^(.*\d.*|.*[一二两三四五六七八九十百千万]+.*?)(?:左右|上下)$/, (_, said: string) =>
    /^[约近]/.test(said) ? said : `约${said}`,
  );
  const measure = after.match(MEASURE)?.[0];
  const own = answer.match(OWN_MEASURE)?.[1]?.replace(/^[零一二两三四五六七八九十百千万亿多余几来]+/, '');
  if (measure === undefined || !own || measure.startsWith(own)) return answer;
  if (withoutUnit(answer, after) !== answer) return answer;
  return OF_PEOPLE.has(measure) && OF_PEOPLE.has(own) ? answer.slice(0, -own.length).trim() : null;
}

/** An answer that begins with its figure, in that and what is told behind it: `60, in 6 gangs`. */
export function parted(answer: string): { head: string; rest: string } | null {
  const [, head = '', rest = ''] = /^(.*?)\s?(?:,(?!\d)|[，；;])\s?(.+)$/.exec(answer) ?? [];
  return startsWithFigure(head) && rest !== '' ? { head, rest } : null;
}
