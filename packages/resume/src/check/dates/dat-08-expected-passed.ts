import { monthNumber } from '@verdant/lexicon/vocabulary';
import type { ResumeDocument } from '../../document/document.ts';
import { linesAt, linesOfField } from '../../document/whole/whole-text.ts';
import { type Month, monthRange } from '../../text/months.ts';
import { type Check, EVERYWHERE, type FieldSpan, hint } from '../check.ts';

/** `Submission planned December 2025`, `expected graduation: 06/2025`, 预计2025年7月毕业. */
const EXPECTED =
  /\b(?:expected|anticipated|planned|scheduled|due|to be (?:completed|submitted|awarded|taken|sat)|expecting|registered|booked|entered|sitting|to sit|awaiting (?:results?|exam(?:ination)?))\b(?:[ :,(–-]{1,3}(?:graduation|completion|submission|award|date|exam(?:ination)?|test|for|in|by|to|on|end|finish|defen[cs]e|publication)\b){0,3}[ :,(–-]{0,3}(?:(\d{1,2})[/.]|(jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]{0,6}\.?,? ?)?(20\d\d)(?!\d)|(?:预计|拟于|将于|预期|已报(?:名|考)|报名参加|(?:计划|准备|拟)(?:参加|报考|考取?|取得))[^。；;\n\d]{0,8}(20\d\d)\s?[年.\-/]\s?(?:(\d{1,2})(?!\d))?/gi;
/** Where a plan is one of the person's; among points `planned` is a deed. */
const OF_PLANS: ReadonlySet<string> = new Set([
  'education',
  'certifications',
  'publications',
  'custom',
  'basics',
  'awards',
]);

/** The last month that the words can mean. */
function monthOf([, digits, name, year, chineseYear, chineseMonth]: RegExpMatchArray): Month {
  const month = name ? monthNumber(name)! - 1 : Number(digits ?? chineseMonth ?? 12) - 1;
  return Number(year ?? chineseYear) * 12 + Math.min(11, Math.max(0, month));
}

/** 在读, `in progress`: a course that goes on, beside an end that lies behind us. */
const GOES_ON =
  /在读(?!期间)|在讀|尚未毕业|(?<![学跨进])在修(?!读)|\b(?:in progress|currently (?:studying|enrolled)|ongoing|not yet (?:completed|finished|graduated)|still studying)\b/i;
const STILL = {
  en: 'This says that the course goes on, and gives an end that has passed. Write “to present” with the month you expect to finish, or the degree if you have it.',
  zh: '写着在读，结束时间却已经过去，前后矛盾。没毕业写“至今（预计某年某月毕业）”，毕业了就去掉“在读”。',
};
/** A course that ended by its dates so long ago has no other end; within the year it may have been put off. */
const LONG_PASSED = 12;
/** From when to when, in the words behind a date: only then is the later one an end, and not when somebody enrolled. */
const FROM_TO = /(?:19|20)\d\d.{0,10}(?:[-–—~～至到]|\bto\b).{0,10}(?:19|20)\d\d/;
const BEGAN = /入学|入學|\b(?:since|started|enrolled|from|began)\b/i;
/** A course whose own words say that it goes on, while the end that stands beside its beginning has passed. */
function goesOn(document: ResumeDocument): FieldSpan[] {
  const { content, allFields, dateWords, today } = document;
  return content.education.flatMap(({ id, start, end }): FieldSpan[] => {
    const base = `education/${id}`;
    const last = end === null ? null : (monthRange(end)?.last ?? null);
    if (start.trim() === '' || last === null || today - last < LONG_PASSED) return [];
    const words = dateWords[`${base}/end`] ?? `${start}-${end}`;
    const around = linesAt(document, `${base}/school`)?.join('\n') ?? '';
    if (!FROM_TO.test(words) || BEGAN.test(words) || BEGAN.test(around)) return [];
    const own = allFields.find(({ path, text }) => path.startsWith(`${base}/`) && GOES_ON.test(text));
    return own ? [{ path: own.path, text: own.text, advice: STILL }] : [];
  });
}

/** `Aug. 2021 – May 2025 (expected)`: behind the date, whose words went into no field. */
const BEHIND =
  /(?:\d{1,2}[/.]|(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]{0,6}\.?,? )?20\d\d(?:[年./-]\d{1,2}月?)?[ ,]{0,2}[(（[]?(?:expected|anticipated|projected|预计|预期)/i;
function saidBehind(document: ResumeDocument): FieldSpan[] {
  const { content, today } = document;
  return content.education.flatMap(({ id, end }): FieldSpan[] => {
    const path = `education/${id}/end`;
    const [words] = linesOfField(document, path).flatMap((line) => line.match(BEHIND) ?? []);
    const last = monthRange(end ?? '')?.last;
    return words && end !== null && last !== undefined && last < today && words.includes(end.slice(0, 4))
      ? [{ path, text: end }]
      : [];
  });
}

/** `Part I: registered for` with its month beside it: the words went into the name, and the month into the date. */
const AHEAD =
  /\b(?:registered|booked|entered|scheduled|planned|expected|anticipated|sitting|due)(?: (?:for|in|on|by|to sit|completion|exam(?:ination)?|test)){0,2}\W{0,3}$|(?:预计|已报[名考]|将于|拟于|计划)\W{0,3}$/i;
function saidAhead({ content: { certifications, education }, today }: ResumeDocument): FieldSpan[] {
  const dated = [
    ...certifications.flatMap(({ id, name, issuer, date }) =>
      [name, issuer].map((text, at) => ({ path: `certifications/${id}/${at ? 'issuer' : 'name'}`, text, date })),
    ),
    ...education.flatMap(({ id, degree, major, end }) =>
      [degree, major].map((text, at) => ({
        path: `education/${id}/${at ? 'major' : 'degree'}`,
        text,
        date: end ?? '',
      })),
    ),
  ];
  return dated.flatMap(({ path, text, date }): FieldSpan[] => {
    const last = monthRange(date)?.last;
    const from = text.search(AHEAD);
    return last !== undefined && last < today && from >= 0 ? [{ path, text, from, to: text.trimEnd().length }] : [];
  });
}

/** `Available from January 2025`, 可到岗时间：2025年3月, as a line or a clause of its own: of a past month it says when it was written. */
const AVAILABLE =
  /(?<=^|[.;|•·(]\s{0,3}|\n)(?:available|availability|can start|start date)(?: for work| to start| to join| immediately)?(?:\s?[:：–-]\s?| from | as of | on | by | ){1,2}(?:the )?(?:\d{1,2}(?:st|nd|rd|th)?[ ./])?(?:(\d{1,2})[/.]|(jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]{0,6}\.?,? (?:\d{1,2},? )?)(20\d\d)(?!\d)|(?:可(?:以)?(?:上船|上岗|到岗|入职|上班|报到)|到岗)(?:的)?(?:日期|时间|時間)?\s?[:：]?\s?(20\d\d)\s?[年.\-/]\s?(\d{1,2})(?!\d)/gi;
const OF_START: ReadonlySet<string> = new Set(['custom', 'basics', 'introduction', 'intention']);
const START = {
  en: 'This day has passed, and tells when the page was written. Say from when you can start now.',
  zh: '这个日期已经过去，一看就是旧简历。改成现在最早能到岗的时间。',
};

export const expectedPassed: Check = {
  id: 'DAT-08',
  group: 'format',
  allotment: 0,
  effort: 1,
  title: { en: 'An expected date has passed', zh: '“预计”的时间已经过了' },
  detects: {
    en: 'A degree, paper or certificate “expected” or “planned” for a month that lies behind us, or a course “in progress” that has ended by its dates. Only said.',
    zh: '学历、论文、证书写着“预计”某年某月，或学历写着“在读”，而那个时间已经过去。只作提示。',
  },
  advice: {
    en: 'This date has passed. Say what came of it, or give the new one.',
    zh: '这个时间已经过去，改成实际结果，或写新的时间。',
  },
  praise: null,
  example: {
    en: { bad: 'Submission planned December 2024', good: 'Submitted January 2025' },
    zh: { bad: '预计2024年6月毕业', good: '2024年6月毕业' },
  },
  restsOn: 'label',
  touches: EVERYWHERE,
  run: (document) => {
    const { fields, today } = document;
    return hint([
      ...goesOn(document),
      ...saidBehind(document),
      ...saidAhead(document),
      ...fields
        .filter(({ entry }) => OF_START.has(entry.section))
        .flatMap(({ path, text }): FieldSpan[] =>
          Array.from(text.matchAll(AVAILABLE))
            .filter((match) => monthOf(match) < today)
            .map((match) => ({ path, text, from: match.index, to: match.index + match[0].length, advice: START })),
        ),
      ...fields
        .filter(({ entry }) => OF_PLANS.has(entry.section))
        .flatMap(({ path, text }): FieldSpan[] =>
          Array.from(text.matchAll(EXPECTED))
            .filter((match) => monthOf(match) < today)
            .map((match) => ({ path, text, from: match.index, to: match.index + match[0].length })),
        ),
    ]);
  },
};
