import { type Answered, type AnswerRefusal, type Language, LIMITS } from '@verdant/contracts';
import { hasGap } from '../rewrite/gaps.ts';
import { capital } from '../text/capital.ts';
import { hasFigure } from '../text/quantities.ts';
import { hasHan } from '../text/words.ts';
import { fitted, framed, isBare, parted, startsWithFigure } from './in-frame.ts';
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

const NO_PARTS = { head: '', rest: '' };
/** A frame with its own noun or measure behind the figure. */
const COUNTS =
  /\{\}(?:\s?\p{Script=Han}|\s(?!(?:a|an|per|each|of|in|on|at|ahead|within|without|for|before|to|by)\b)\p{L})/u;
/** A figure, and a word or two that it counts. */
const countsOnly = (answer: string): boolean =>
  hasHan(answer) ? answer.length <= SHORT.zh : answer.split(' ').length <= MOST_WORDS;

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
  const { frame, target, example } = question;
  const { head, rest } = isShort(answer, language) ? { head: answer, rest: '' } : (parted(answer) ?? NO_PARTS);
  if (frame && frame !== '{}' && isShort(head, language)) {
    const said = fitted(frame, head);
    const lacksUnit = isBare(head) && !isBare(example[language].replace(/\s/g, '')) && !COUNTS.test(frame);
    if (said !== null && !lacksUnit) {
      const more = rest === '' ? '' : `${language === 'zh' ? '，' : ', '}${rest.replace(ENDING, '')}`;
      if (target && more === '') {
        const proposed = completed(target.text, question, said, language);
        if (proposed.length <= LIMITS.bullet) return { path: target.path, original: target.text, proposed };
      }
      const proposed = framed(frame, said) + more + endingOf(asked);
      if (proposed.length <= LIMITS.bullet) return { path: nextPath(asked), original: null, proposed };
    }
    // a figure alone says nothing to whoever has not read the question
    if (isBare(head) || (rest === '' && countsOnly(answer))) return 'bareFigure';
  }
  const said = hasHan(answer) ? answer.replace(/\s/g, '').length : answer.split(' ').length;
  if (said < LEAST[hasHan(answer) ? 'zh' : 'en']) return 'saysNothing';
  if (!frame && isShort(answer, language) && startsWithFigure(answer)) return 'bareFigure';
  const body = answer.replace(ENDING, '');
  return { path: nextPath(asked), original: null, proposed: capital(body) + endingOf(asked) };
}
