import type { ResumeDocument } from '../../document/document.ts';
import { isPersonTable } from '../../document/kinds/person-table.ts';
import { type Month, monthRange } from '../../text/months.ts';
import { type Check, type FieldSpan, hint } from '../check.ts';

type Dated = { path: string; text: string; when: Month | null };

/** What ended last says most. */
const DEGREE =
  /bachelor|master|doctor|ph\.?\s?d|diploma|\bM\.?B\.?A|\b[bm]\.?\s?(?:sc|a|eng|tech|com|ed)\b|本科|硕士|博士|研究生|学士|大专/i;
const GOES_ON = /至今|现在|現在|目前|\b(?:present|now|current|today|ongoing)\b/i;
/** Fewer are read at a glance, whatever their order. */
const LEAST_PRIZES = 5;
const YEAR = 12;

const timeOf = (...dates: (string | null)[]): Month | null =>
  dates.map((date) => monthRange(date ?? '')?.last ?? null).find((month) => month !== null) ?? null;

/** Each is as new as the one above it or newer, and the last newer by a year and more. */
function isOldestFirst(items: readonly Dated[]): boolean {
  const times = items.map(({ when }) => when);
  if (times.length < 2 || times.some((time) => time === null)) return false;
  const known = times as Month[];
  return known.every((time, at) => at === 0 || time >= known[at - 1]!) && known.at(-1)! - known[0]! >= YEAR;
}

/** A life told from its beginning throughout is told of by the jobs. */
const isLifeInOrder = ({ content: { work } }: ResumeDocument): boolean => {
  const starts = work.flatMap(({ start }) => monthRange(start)?.first ?? []);
  return starts.length > 1 && starts[0]! < starts.at(-1)!;
};

/** Three and more with the newest neither first nor last: no order at all, whichever of them counts most. */
const LEAST_MIXED = 3;
function isMixed(items: readonly Dated[]): boolean {
  const times = items.map(({ when }) => when);
  if (times.length < LEAST_MIXED || times.some((time) => time === null)) return false;
  const known = times as Month[];
  return Math.max(...known) - known[0]! >= YEAR && known.at(-1)! <= known[0]!;
}
const OF_MIXTURE = {
  en: 'These stand in no order of time, and the newest is not on top. Put the newest first.',
  zh: '学历没有按时间排，最近的不在最前。从近到远写。',
};

const OF_DEGREES = {
  en: 'Your newest degree stands below the older ones. Turn the order round, newest first.',
  zh: '学历是从旧到新排的，最近的排在了最后。倒过来写，最近的放最前。',
};
const OF_PRIZES = {
  en: 'The newest of your awards stands last. Turn the order round, newest first.',
  zh: '荣誉是从旧到新排的，最近的排在了最后。倒过来写，最近的放最前。',
};

export const oldestFirst: Check = {
  id: 'SEC-25',
  group: 'sections',
  allotment: 0,
  effort: 1,
  title: { en: 'Education or awards oldest first', zh: '学历、荣誉从旧到新' },
  detects: {
    en: 'Degrees, or five awards and more, from the oldest to the newest, while the jobs are not. Only said.',
    zh: '工作不是从旧到新，学历或五项以上荣誉却是从旧到新排的。只作提示。',
  },
  advice: OF_DEGREES,
  praise: null,
  example: {
    en: { bad: 'Diploma 2012, BSc 2018', good: 'BSc 2018, diploma 2012' },
    zh: { bad: '大专 2012、本科 2018', good: '本科 2018、大专 2012' },
  },
  notOnForms: true,
  notOfScholars: true,
  worth: 1,
  restsOn: 'dates',
  touches: ['education', 'awards'],
  run: (document) => {
    const { dateWords, today } = document;
    const { education, awards } = document.content;
    if (isLifeInOrder(document) || document.letter || isPersonTable(document)) return hint([]);
    const schools = education.map(({ id, school, start, end }) => ({
      path: `education/${id}/school`,
      text: school,
      // without an end it may lack one; `2023.03-至今` goes on
      when: end === null ? (GOES_ON.test(dateWords[`education/${id}/end`] ?? '') ? today : null) : timeOf(end, start),
    }));
    const prizes = awards.map(({ id, name, date }) => ({ path: `awards/${id}/name`, text: name, when: timeOf(date) }));
    const newest = education.at(-1);
    const spans: FieldSpan[] = [];
    if (newest && DEGREE.test(`${newest.degree} ${newest.major}`) && isOldestFirst(schools)) {
      const { path, text } = schools.at(-1)!;
      spans.push({ path, text, advice: OF_DEGREES });
    }
    // what a body of the trade gave stands on top rightly
    const [top] = education;
    if (top && DEGREE.test(`${top.degree} ${top.major}`) && isMixed(schools))
      spans.push({ path: schools[0]!.path, text: schools[0]!.text, advice: OF_MIXTURE });
    if (prizes.length >= LEAST_PRIZES && isOldestFirst(prizes)) {
      const { path, text } = prizes.at(-1)!;
      spans.push({ path, text, advice: OF_PRIZES });
    }
    return hint(spans);
  },
};
