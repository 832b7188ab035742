import type { JobFacts, JobSpan } from '@verdant/contracts';
import type { ResumeDocument } from '../document/document.ts';
import { chineseNumeral, englishNumeral } from '../text/numerals.ts';
import { clausesOf, withoutAsides } from './clauses.ts';

export type YearsAsked = { least: number; most: number | null; at: JobSpan };

const CHINESE_RANGE =
  '(\\d{1,2}|[一二两三四五六七八九十]{1,2})\\s*(?:[-–~～—至到]\\s*(\\d{1,2}|[一二三四五六七八九十]{1,2}))?\\s*\\+?\\s*年';
const WORDS = 'one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen';
const FORMS: RegExp[] = [
  new RegExp(`${CHINESE_RANGE}(?:及?以上|或以上|左右|往上)?[^，。；;\\n\\d]{0,24}?(?:经验|经历|工作|从业)`, 'g'),
  new RegExp(`(?:经验|年限)(?:要求)?\\s*[:：]?\\s*(?:满|在|至少|不少于)?\\s*${CHINESE_RANGE}`, 'g'),
  new RegExp(`(?:从事|工作|具有|具备|至少|满)[^，。；;\\n\\d]{0,14}${CHINESE_RANGE}(?:及?以上|或以上|往上)`, 'g'),
  new RegExp(
    `\\b(\\d{1,2}|${WORDS})(?:-?ish)?\\s*(?:\\(\\d{1,2}\\)\\s*)?(?:(?:[-–—]|to)\\s*(\\d{1,2}|${WORDS})\\s*)?\\+?\\s*(?:or more\\s+)?(?:years|yrs|year)\\b(?!\\s+(?:ago|old|in a row|contract|history|guarantee)|\\s+of (?:runway|funding|growth|trading|history|tuition|school|study|leave|service cover))(?=[^.;\\n]{0,60}(?:experience|background|track record)|['’]|\\s*\\+?\\s+(?:of|in|as|working|building|leading|managing|developing|designing|selling)\\b)`,
    'gi',
  ),
  /\bexp(?:erience|\.)?\b[^.;\n\d]{0,20}?[:(]?\s*(\d{1,2})\s*(?:(?:[-–]|to)\s*(\d{1,2})\s*)?\+?\s*(?:years|yrs)\b/gi,
];

const NO_SPAN = '(?!\\s+(?:ago|old|in a row|contract|history|guarantee|in business|of trading|young))';
/** What a clause that asks for something means by years alone: `two years or more with`, `4 years designing`, 5年及以上化工装置. */
const IN_ASKING: RegExp[] = [
  new RegExp(
    `(?:\\b(?:at least|minimum(?: of)?|min\\.?|over|more than)\\s+|^[^\\p{L}\\d]*)(\\d{1,2}|${WORDS})\\s*(?:(?:[-–—]|to)\\s*(\\d{1,2}|${WORDS})\\s*)?\\+?\\s*(?:years|yrs)\\b${NO_SPAN}`,
    'giu',
  ),
  new RegExp(
    `\\b(\\d{1,2}|${WORDS})(?:-?ish)?\\s*(?:\\+\\s*(?:years|yrs)\\b|(?:years?|yrs?)\\s*(?:\\+|(?:or more|plus|minimum|or over)\\b))${NO_SPAN}`,
    'gi',
  ),
  new RegExp(`(?<!\\d)${CHINESE_RANGE}(?:及以上|或以上|以上|往上)(?!学制|质保|合同|历史|前)`, 'g'),
];
/** Behind these a span is the age of something: 驾龄三年以上. */
const AGE =
  /(?:驾龄|年龄|党龄|有效期?|质保|成立|创立)[^，。；]{0,4}$|\b(?:for|founded|last|past|next|within|traded?)\s+(?:over|more than|the)?\s*$/i;

const figure = (text: string | undefined): number | null =>
  text === undefined
    ? null
    : /^\d/.test(text)
      ? Number(text)
      : /^[a-z]/i.test(text)
        ? englishNumeral(text)
        : chineseNumeral(text);

/** Years of experience that are demanded: the lower end of a range; of several demands the highest. */
export function yearsAsked(jobDescription: string): YearsAsked | null {
  const text = withoutAsides(jobDescription);
  const liked = clausesOf(jobDescription).filter(({ need, duty }) => need === 'nice' && !duty);
  const isLiked = (at: JobSpan) => liked.some(({ from, to }) => at.from >= from && at.to <= to);
  const found: YearsAsked[] = [];
  for (const form of FORMS)
    for (const match of text.matchAll(form)) {
      const least = figure(match[1]);
      const at = { from: match.index, to: match.index + match[0].trimEnd().length };
      const line = jobDescription.slice(jobDescription.lastIndexOf('\n', at.from) + 1, at.from);
      if (least === null || least === 0 || least > 30 || isLiked(at)) continue;
      // a firm's own age is no demand
      if (/成立|创立|founded|established|for over|for more than|with over\s*$/i.test(line)) continue;
      found.push({ least, most: figure(match[2]), at });
    }
  for (const { from, text: said, need, duty, headed, asked } of clausesOf(jobDescription)) {
    if (need === 'nice' || duty || !(headed || asked)) continue;
    for (const form of IN_ASKING)
      for (const match of said.matchAll(form)) {
        const least = figure(match[1]);
        if (least === null || least === 0 || least > 30 || AGE.test(said.slice(0, match.index))) continue;
        const at = { from: from + match.index, to: from + match.index + match[0].trimEnd().length };
        found.push({ least, most: figure(match[2]), at });
      }
  }
  return found.sort((a, b) => b.least - a.least || a.at.from - b.at.from)[0] ?? null;
}

/** Months in work, side-by-side jobs counted once; a year without its month counts from its middle. */
export function monthsWorked({ roles, today }: ResumeDocument): number {
  const spans = roles
    .filter(({ section, start, end, voluntary }) => section === 'work' && start && end && !voluntary)
    .map(({ start, end }) => ({
      from: start!.exact ? start!.first : start!.first + 6,
      to: Math.min(today, end!.exact ? end!.last : end!.first + 5),
    }))
    .sort((a, b) => a.from - b.from);
  let months = 0;
  let reached = Number.NEGATIVE_INFINITY;
  for (const { from, to } of spans) {
    months += Math.max(0, to - Math.max(from, reached + 1) + 1);
    reached = Math.max(reached, to);
  }
  return months;
}

/** Far above: three years beyond the end of a range, or twice what is asked for and five more. */
const far = (own: number, { least, most }: YearsAsked) => (most === null ? own >= least * 2 + 5 : own >= most + 3);

export function yearsFact(asked: YearsAsked | null, document: ResumeDocument): JobFacts['years'] {
  if (!asked) return null;
  const own = Math.round(monthsWorked(document) / 1.2) / 10;
  // nobody is turned away for a month
  const below = own + 0.1 < asked.least;
  return {
    asked: asked.least,
    upTo: asked.most,
    own,
    at: asked.at,
    fit: below ? 'below' : far(own, asked) ? 'above' : 'met',
  };
}
