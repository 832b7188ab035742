import { type Answered, type AnswerRefusal, type Language, LIMITS } from '@verdant/contracts';
import { hasGap } from '../rewrite/gaps.ts';
import { capital } from '../text/capital.ts';
import { hasFigure } from '../text/quantities.ts';
import { hasHan } from '../text/words.ts';
import type { AskedRole, Question } from './questions-for.ts';

/** Letters of an answer that is a figure and little else. */
const SHORT = { en: 24, zh: 12 };
const MOST_WORDS = 4;
const LEAST = { en: 2, zh: 4 };
const NOTHING =
  /^(?:no|none|nothing|n\/?a|many|a lot|lots|some|several|don['’]?t know|not sure|unknown|skip|没有|无|不知道|不清楚|不记得|很多|若干|一些|忘了)[.!。！]?$/i;
const ENDING = /[.。；;!！]$/;

const isShort = (answer: string, language: Language) =>
  answer.length <= SHORT[language] &&
  hasFigure(answer) &&
  !/[，。；;:：]|,(?!\d)/.test(answer) &&
  (hasHan(answer) || answer.split(' ').length <= MOST_WORDS);

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
function framed(frame: string, answer: string): string {
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

/** The end mark that most bullets of the role have. */
function endingOf({ role }: AskedRole): string {
  const marks = role.bullets.map(({ text }) => text.trim().match(ENDING)?.[0] ?? '');
  const most = [...new Set(marks)].sort(
    (a, b) => marks.filter((mark) => mark === b).length - marks.filter((mark) => mark === a).length,
  )[0];
  return most ?? '';
}

function completed(text: string, { frame }: Question, answer: string, language: Language): string {
  const ending = text.trim().match(ENDING)?.[0] ?? '';
  const body = text.trim().slice(0, text.trim().length - ending.length);
  if (language === 'zh') return `${body}，${framed(frame!, answer)}${ending}`;
  return `${body}, ${framed(frame!.slice(frame!.indexOf('{}')), answer)}${ending}`;
}

/** Where a new bullet of a role goes: behind its others. */
const nextPath = ({ role, points }: AskedRole): string =>
  `${role.section}/${role.id}/${role.section === 'work' ? 'content' : 'results'}/${points}`;

/**
 * The change that an answer makes, in the person's own words: a short one in the frame of its question, a longer one as
 * it stands. A refusal where there is nothing to write.
 */
export function bulletFromAnswer(
  asked: AskedRole,
  question: Question,
  given: string,
  language: Language,
): Answered | AnswerRefusal {
  const answer = given.normalize('NFC').replace(/\s+/g, ' ').trim();
  if (answer === '') return 'empty';
  if (answer.length > LIMITS.bullet) return 'tooLong';
  if (NOTHING.test(answer) || hasGap(answer)) return 'saysNothing';
  const { frame, target } = question;
  if (frame && frame !== '{}' && isShort(answer, language)) {
    if (target) {
      const proposed = completed(target.text, question, answer, language);
      if (proposed.length <= LIMITS.bullet) return { path: target.path, original: target.text, proposed };
    }
    return { path: nextPath(asked), original: null, proposed: framed(frame, answer) + endingOf(asked) };
  }
  const said = hasHan(answer) ? answer.replace(/\s/g, '').length : answer.split(' ').length;
  if (said < LEAST[hasHan(answer) ? 'zh' : 'en']) return 'saysNothing';
  const body = answer.replace(ENDING, '');
  return { path: nextPath(asked), original: null, proposed: capital(body) + endingOf(asked) };
}
