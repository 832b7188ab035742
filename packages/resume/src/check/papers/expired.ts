import type { Localized } from '@verdant/contracts';
import { dayOrder } from '@verdant/lexicon/vocabulary';
import type { ResumeDocument } from '../../document/document.ts';
import { linesIn } from '../../document/whole/whole-text.ts';
import { type Month, monthRange } from '../../text/months.ts';
import type { FieldSpan } from '../check.ts';
import { renewedEvery } from './renewals.ts';

const EXPIRED: Localized = {
  en: 'Going by the date that stands here, this has expired. If it has been renewed since, give the new date; if not, say when it will be, or the years in which you held it.',
  zh: '按写的日期已经过期。续过的，改成新的有效期；没续的，写明什么时候办好，不再办的写持证的起止年份。',
};

/** Without the paper nobody is put to work, whatever else is told; one that is due comes behind the work itself. */
const FIRST = 8;
const SOON = 1.3;

const RUNS_OUT =
  /\bexp(?:\.|ir(?:ed|es|y|ation))|\b(?:valid|good) (?:until|till?|to|thru|through)\b|到期|有效期?[至到]/i;
/** `(2021, no expiry)`, 长期有效: it says of itself that it never runs out. */
const NEVER =
  /\b(?:no|non|never|without|nil|not|\p{L}{2,4}n['’]t)[ -](?:an? )?expir|\bexpir\p{L}*(?: date)?\s?[:–—-]?\s?(?:none|never|n\/?a|nil|lifetime)\b|\bvalid for life\b|\blifetime\b|长期有效|永久|终身|无有效期/iu;
/** Issued then and valid until then: which of the two was read as its date nobody knows. */
const TWO_DATES = /\b(?:issued|done|granted|obtained|dated)\b|\bvalid (?:until|till?|to) \d{1,2}$|颁发|发证|取得/i;
const yearOf = (month: Month) => Math.floor(month / 12);

type Paper = ResumeDocument['content']['certifications'][number];
/** The latest year it names, where it says that it runs out, has passed; of this year the month of its own date. */
function hasExpired({ name, issuer, date }: Paper, today: Month): boolean {
  const text = `${name} ${issuer} ${date}`;
  const years = Array.from(text.matchAll(/(?<!\d)20\d\d(?!\d)/g), ([year]) => Number(year));
  if (!RUNS_OUT.test(text) || NEVER.test(text) || TWO_DATES.test(`${name} ${issuer}`) || years.length === 0)
    return false;
  const latest = Math.max(...years);
  const own = monthRange(date);
  return latest < yearOf(today) || (latest === yearOf(today) && own?.exact === true && own.last < today);
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const NAMED = '(Jan|Feb|Mar|Apr|May|June?|July?|Aug|Sept?|Oct|Nov|Dec)[a-z]{0,6}\\.? ';
/** `May 2024 to May 2026`, `2023.06.01—2026.05.31`: the words behind the date of a paper, from when to when it holds. */
const SPAN_END = new RegExp(
  `20\\d\\d.{0,8}?(?:\\bto\\b|\\buntil\\b|[-–—~～至到])\\s{0,2}(?:${NAMED}(20\\d\\d)|(20\\d\\d)[./年-](\\d{1,2})|(\\d{1,2})[./](20\\d\\d))`,
  'i',
);
function spanEnd(words: string): Month | null {
  const [, name, year, first, month, otherMonth, last] = words.match(SPAN_END) ?? [];
  if (name) return Number(year) * 12 + MONTHS.indexOf(name.slice(0, 3).toLowerCase());
  const number = Number(month ?? otherMonth);
  return number >= 1 && number <= 12 ? Number(first ?? last) * 12 + number - 1 : null;
}
/** A course has its times as well. */
const IS_PAPER =
  /\b(?:certificat\p{L}*|cards?|licen[cs]e|permit|alive|aid|cpr|[bai]ls|pass|ticket|registration)\b|证$|证书?[（(\s]|执照/iu;
const IS_COURSE =
  /\b(?:course|training|module|seminar|class|diploma|degree|apprenticeship|fellowship|programme?|studies|school|college)\b|培训|班$|学院|课程/i;
const IS_COURSE_EN = /\b(?:training|course|cert\p{L}*)\b/iu;
/** So short is rather a course. */
const LEAST_HELD = 9;
const TERM = 2 * 12;
function hasRunOut({ name, date }: Paper, words: string, today: Month): boolean {
  const end = spanEnd(words);
  const start = monthRange(date)?.first;
  // what holds for years is a paper, whatever its name; of a Chinese title two dates may be those of two
  const isTerm = start !== undefined && end !== null && end - start >= TERM && !/\p{Script=Han}/u.test(name);
  const isPaper = (IS_PAPER.test(name) || isTerm) && !IS_COURSE.test(name);
  return isPaper && end !== null && end < today && (start === undefined || end - start >= LEAST_HELD);
}

/** `exp. 03/2025`, `valid until 31 Dec 2024`, `expires 10/31/2025`: with its date in one, wherever it stands. */
const UNTIL =
  /\b(?:exp(?:\.|iry|ires?|ired|iration)(?: date| on)?|(?:valid|good) (?:until|till?|to|through|thru))[:\s]{0,3}(?:(?:(\d{1,2})[./ ])?(\d{1,2})[./]|(?:\d{1,2} )?(Jan|Feb|Mar|Apr|May|June?|July?|Aug|Sept?|Oct|Nov|Dec)[a-z]{0,6}\.? )(20\d\d)(?!\d)/gi;
/** Of `03/04/2026` either may be the month: within the year nothing is sure; of `31/10/2026` there is one. */
function monthOf(first: string | undefined, second: string): number {
  if (first === undefined) return Number(second) - 1;
  const order = dayOrder(Number(first), Number(second));
  return order === null ? 11 : Number(order === 'day' ? second : first) - 1;
}
/** `有效期至 2025.06`, `2026年9月到期`; of a contract or a lease it is no paper. */
const UNTIL_ZH =
  /(?:有效期?[至到]|有效期限?\s?[:：]\s?20\d\d[./年-]\s?\d{1,2}(?:[./月-]\s?\d{1,2}日?)?月?\s?[至到~～—–-]{1,2}\s?|有效期限?\s?[:：]\s?(?!20\d\d[./年-]\s?\d{1,2}[./月-]?\s?\d{0,2}日?\s?(?:[至到~～—–起（(]|-\s?(?:20|长|長)))|到期(?:日期?|时间|時間)\s?[:：]?)\s?[:：]?\s?(20\d\d)\s?[./年-]\s?(\d{1,2})(?!\d)|(20\d\d)\s?[./年-]\s?(\d{1,2})(?!\d)\s?月?(?:[./-]?\s?\d{1,2}\s?日?)?\s?(?:到期|届满|屆滿|期满|期滿|失效)/g;
const OF_CONTRACT = /合同|合約|合约|租|协议|協議|居留|签证|簽證|贷|保单/;
function expiredInChinese(field: { path: string; text: string }, today: Month): FieldSpan[] {
  if (OF_CONTRACT.test(field.text)) return [];
  return Array.from(field.text.matchAll(UNTIL_ZH)).flatMap((match) => {
    const month = Number(match[2] ?? match[4]) - 1;
    return Number(match[1] ?? match[3]) * 12 + month < today && month >= 0 && month < 12
      ? [{ ...field, from: match.index, to: match.index + match[0].length, advice: EXPIRED, worth: FIRST }]
      : [];
  });
}
const expiredIn = (field: { path: string; text: string }, today: Month): FieldSpan[] => [
  ...expiredInEnglish(field, today),
  ...expiredInChinese(field, today),
];
/** What ends by itself, and is no paper of the person's. */
const OF_CONTRACT_EN =
  /\b(?:contract|lease|tenancy|agreement|offer|policy|policies|warranty|patent|subscription|notice|insurance)\b/i;
function expiredInEnglish(field: { path: string; text: string }, today: Month): FieldSpan[] {
  if (OF_CONTRACT_EN.test(field.text)) return [];
  return Array.from(field.text.matchAll(UNTIL)).flatMap((match) => {
    const [whole, first, second = '', name, year] = match;
    const month = name ? MONTHS.indexOf(name.slice(0, 3).toLowerCase()) : monthOf(first, second);
    return Number(year) * 12 + month < today && month >= 0 && month < 12
      ? [{ ...field, from: match.index, to: match.index + whole.length, advice: EXPIRED, worth: FIRST }]
      : [];
  });
}

const DUE: Localized = { en: 'A certificate that may have run out', zh: '证书可能已经到期' };
const HAS_YEAR = /(?<!\d)(?:19|20)\d\d(?!\d)/;
/** For how long it holds differs by country and house: the page alone is spoken of. */
const lapsing = (name: string, date: string): Localized => ({
  en: `${name}: ${date} is the only date here, and readers may take it for run out. If it has been renewed since, give that date, and until when it is valid.`,
  zh: `“${name}”只写了${date}年，读的人会担心已经到期。后来复审、换证过的，写上最近的日期和有效期。`,
});
/** Another paper's name where the issuer of this should stand: the year beside them may be the other's. */
const holdsAnother = ({ issuer }: Paper): boolean => IS_PAPER.test(issuer) || IS_COURSE_EN.test(issuer);
/** That it holds, or was renewed, in words or by a later year beside it. */
const KEPT_UP =
  /\b(?:current|in date|up to date|renew\p{L}*|refresh\p{L}*|re-?certif\p{L}*|annual(?:ly)?|every year|yearly|valid|exp(?:ires?|iry)?)\b|年年|每年|年审|复审|复训|换证|续证|有效|到期/iu;
/** Whether any line of the document speaks of a paper of the kind as one that holds, or gives a later year for it. */
function isKeptUp(document: ResumeDocument, kind: RegExp, since: Month): boolean {
  const lines = document.written?.lines ?? linesIn(document);
  return lines.some((line, at) => {
    if (!kind.test(line)) return false;
    // in a table or below a name the end may stand in the next line
    const beside = `${line} ${/^\P{L}*$/u.test(lines[at + 1] ?? '') || KEPT_UP.test(lines[at + 1] ?? '') ? lines[at + 1] : ''}`;
    const years = Array.from(beside.matchAll(/(?<!\d)20\d\d(?!\d)/g), ([year]) => Number(year));
    return KEPT_UP.test(beside) || years.some((year) => year > yearOf(since));
  });
}
function isDueAgain(document: ResumeDocument, paper: Paper, words: string): FieldSpan[] {
  const { id, name, date } = paper;
  const { today } = document;
  if (holdsAnother(paper) || paper.expires) return [];
  const since = monthRange(date);
  const renewal = renewedEvery(name);
  // with another year in its name it may be several papers that were read as one
  if (!since || !renewal || spanEnd(words) !== null || RUNS_OUT.test(name) || HAS_YEAR.test(name)) return [];
  return today - since.last <= renewal.months || isKeptUp(document, renewal.kind, since.last)
    ? []
    : [
        {
          path: `certifications/${id}/name`,
          text: name,
          title: DUE,
          advice: lapsing(name.trim(), date.slice(0, 4)),
          worth: SOON,
        },
      ];
}

/** The lines of the document that hold this paper and no other; with the next where a dash is left open at their end. */
function ownWords({ written }: ResumeDocument, { id }: Paper): string {
  if (!written) return '';
  const [mine, others] = [new Set<number>(), new Set<number>()];
  for (const [path, lines] of Object.entries(written.of))
    for (const line of lines) {
      if (path.startsWith(`certifications/${id}/`)) mine.add(line);
      // the rest of such a line may stand among what fits nowhere
      else if (!path.startsWith('custom/')) others.add(line);
    }
  const lines = [...mine].filter((line) => !others.has(line)).sort((a, b) => a - b);
  const text = lines.map((line) => written.lines[line]!).join(' · ');
  return /[-–—~～至到]\s*$/.test(text) ? `${text} ${written.lines[lines.at(-1)! + 1] ?? ''}` : text;
}

/** `Ticket  Expires`: the head of a table whose last column says until when. */
const UNTIL_COLUMN =
  /^(?:\S.{0,40}?(?:\s{2,}|\s?[|｜\t]\s?)){1,3}(?:expir(?:es|y|ation)(?: date)?|valid (?:until|till|to|thru)|renewal (?:date|due)|有效期[至限]?|有效期至|到期(?:日期?|时间|時間)?)\s*$/i;
/** The row of a paper and the line above the first of the rows, as far as they are papers. */
function inTable({ written }: ResumeDocument, { id }: Paper): { row: string; head: string } | null {
  if (!written) return null;
  const ofPapers = new Set<number>();
  for (const [path, lines] of Object.entries(written.of))
    if (path.startsWith('certifications/')) for (const line of lines) ofPapers.add(line);
  const at = Math.min(...(written.of[`certifications/${id}/name`] ?? [-1]));
  let above = at - 1;
  while (above >= 0 && ofPapers.has(above)) above -= 1;
  return at > 0 ? { row: written.lines[at] ?? '', head: written.lines[above]?.trim() ?? '' } : null;
}
/** Below such a head the date of a paper is the one on which it ends. */
const hasEnded = (document: ResumeDocument, paper: Paper): boolean => {
  const own = monthRange(paper.date);
  return own?.exact === true && own.last < document.today && UNTIL_COLUMN.test(inTable(document, paper)?.head ?? '');
};
/** `签发日期 … 有效期至`: of the two dates in each row below the second is the end. */
const BOTH_COLUMNS =
  /(?:签发|发证|颁发|核发|取得|\bissued?\b|\bobtained\b).{0,24}?(?:有效期|到期|截止|\bexpir|\bvalid (?:until|till|to|thru)\b|\brenewal\b)/i;
const DAY = /(20\d\d)[./年-]\s?(\d{1,2})(?!\d)(?:[./月-]\s?\d{1,2}(?!\d)日?)?/g;
function endInRow(document: ResumeDocument, paper: Paper): Month | null {
  const { row, head } = inTable(document, paper) ?? { row: '', head: '' };
  if (!BOTH_COLUMNS.test(head)) return null;
  const days = Array.from(row.matchAll(DAY), ([, year, month]) => Number(year) * 12 + Number(month) - 1);
  return days.length === 2 && days[1]! > days[0]! ? days[1]! : null;
}

/** `Issued Date  Expiration Date` and the two dates below, as a house's own system prints them. */
const ISSUED_AND_UNTIL = /\bissued?(?: date)?\b.{0,12}\bexpir\p{L}*(?: date)?\b/iu;
const LONE_MONTH = /^(\d{1,2})[/.](20\d\d)$/;
function hasEndedInColumns({ written, today }: ResumeDocument, { id }: Paper): boolean {
  if (!written) return false;
  return (written.of[`certifications/${id}/name`] ?? []).some((at) => {
    const head = [at + 1, at + 2].find((line) => ISSUED_AND_UNTIL.test(written.lines[line] ?? ''));
    if (head === undefined) return false;
    const [issued, until, third] = [1, 2, 3].map((step) => LONE_MONTH.exec(written.lines[head + step]?.trim() ?? ''));
    if (!issued || !until || third) return false;
    const month = Number(until[1]) - 1;
    return month >= 0 && month < 12 && Number(until[2]) * 12 + month < today;
  });
}

/** Renewed since: another column of its row gives a day that is still to come. */
const namesDayToCome = (words: string, today: Month): boolean =>
  Array.from(words.matchAll(DAY)).some(([, year, month]) => Number(year) * 12 + Number(month) - 1 >= today) ||
  Array.from(words.matchAll(/(?<!\d)20\d\d(?!\d)/g)).some(([year]) => Number(year) > yearOf(today));

const LONE_YEAR = /^[(（]?(?:19|20)\d\d[)）.,;]?$/;
const HOLDS_PAPERS: ReadonlySet<string> = new Set(['certifications', 'custom', 'education', 'skills', 'basics']);

/** Papers that no longer hold, or are due to be renewed, by their own dates. */
export function expiredPapers(document: ResumeDocument): FieldSpan[] {
  const { fields, loose, today } = document;
  // where only the end is given, that is its date
  const certifications = document.content.certifications.map((paper) => ({
    ...paper,
    date: paper.date || (paper.expires ?? ''),
  }));
  const wordsOf = ({ id }: Paper) =>
    ['date', 'expires'].map((key) => document.dateWords[`certifications/${id}/${key}`]).find(Boolean) ?? '';
  const expired = certifications.filter((paper) => {
    const own = ownWords(document, paper);
    if (namesDayToCome(own, today)) return false;
    return (
      (monthRange(paper.expires ?? '')?.last ?? today) < today ||
      hasExpired(paper, today) ||
      hasEnded(document, paper) ||
      (endInRow(document, paper) ?? today) < today ||
      hasEndedInColumns(document, paper) ||
      [wordsOf(paper), own].some((words) => hasRunOut(paper, words, today)) ||
      expiredIn({ path: '', text: own }, today).length > 0
    );
  });
  const others = certifications.filter((paper) => !expired.includes(paper));
  return [
    ...expired.map(
      ({ id, name }): FieldSpan => ({
        path: `certifications/${id}/name`,
        text: name,
        advice: EXPIRED,
        worth: FIRST,
      }),
    ),
    ...fields
      .filter(
        ({ entry, path }) => HOLDS_PAPERS.has(entry.section) && !expired.some(({ id }) => path.includes(`/${id}/`)),
      )
      .flatMap(({ path, text }) => expiredIn({ path, text }, today)),
    // a year that stands by itself may be that of any of them
    ...(loose.some((text) => LONE_YEAR.test(text.trim()))
      ? []
      : others.flatMap((paper) =>
          endInRow(document, paper) === null ? isDueAgain(document, paper, wordsOf(paper)) : [],
        )),
  ];
}
