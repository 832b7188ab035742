import { gapsOf, type Language, OUTCOME_MAX, type OutcomeRefusal } from '@verdant/contracts';
import { findEnglishVerb } from '@verdant/lexicon';
import { hasGap } from '../rewrite/gaps.ts';
import { rewritesIn } from '../rewrite/rewrites-in.ts';
import { hasFigure } from '../text/quantities.ts';
import { hasHan } from '../text/words.ts';
import { type Line, within } from './line.ts';

const NOTHING =
  /^(?:no|none|nothing|n\/?a|many|a lot|lots|some|several|don['’]?t know|not sure|unknown|good|very good|better|没有|无|不知道|不清楚|不记得|很多|若干|一些|忘了|很好|不错|好)[.!。！]?$/i;
const BARE_FIGURE =
  /^(?:about |around |over |some |nearly |约|大约|近|超过)?[¥$€£]?\d[\d.,]*\s?(?:%|％|percent|万|亿|k|m)?(?:\s?(?:个|人|次|件|家|份|元))?[.。]?$/i;

/** `Cut waiting by 20%` → `cutting waiting by 20%`: what came of a deed goes on with it. */
function joinedEnglish(answer: string): string {
  const [first = ''] = answer.split(' ');
  const verb = findEnglishVerb(first);
  const said = verb && (verb.past === first.toLowerCase() || verb.base === first.toLowerCase());
  if (said) return verb.gerund + answer.slice(first.length);
  return /^(?:I|[A-Z]{2,}|[A-Z][a-z]+[A-Z]\w*)\b/.test(answer) || /^\p{Lu}\p{Ll}+ \p{Lu}/u.test(answer)
    ? answer
    : answer.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());
}

/** Where a bare figure belongs: 整理报表 has room for one, and nowhere else is it put. */
function filled(body: string, language: Language, figure: string): string | null {
  const words = rewritesIn(language);
  const room = words.measured(body) ?? words.countedObject(body);
  const [gap] = room ? gapsOf(room) : [];
  if (!room || !gap || hasFigure(body)) return null;
  const isShare = gap.includes('%');
  if (isShare !== /[%％]|percent/.test(figure)) return null;
  return room.replace(gap, figure.replace(/\s?(?:个|人|次|件|家|份)$/, ''));
}

/** The line with its outcome, or why there is none. */
export type Outcome = { text: string } | { refusal: OutcomeRefusal };
const refused = (refusal: OutcomeRefusal): Outcome => ({ refusal });
const made = (text: string | null, otherwise: OutcomeRefusal): Outcome =>
  text === null ? refused(otherwise) : { text };

/**
 * The line with what its person says came of it: their own words, joined to it, and nothing besides. A figure alone goes
 * where the line has room for it.
 */
export function withOutcome({ text, language }: Line, given: string): Outcome {
  const answer = given
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[.。；;]$/, '');
  if (answer === '') return refused('empty');
  if (answer.length > OUTCOME_MAX) return refused('tooLong');
  if (NOTHING.test(answer) || hasGap(answer) || !/[\p{L}\d]{1}.*[\p{L}\d%％]/u.test(answer))
    return refused('saysNothing');
  if (BARE_FIGURE.test(answer))
    return made(
      within(text, (body) => filled(body, language, answer)),
      'bareFigure',
    );
  if (hasHan(answer) !== (language === 'zh')) return refused('otherLanguage');
  const joined = language === 'zh' ? `，${answer.replace(/^[，,]/, '')}` : `, ${joinedEnglish(answer)}`;
  return made(
    within(text, (body) => body + joined),
    'saysNothing',
  );
}
