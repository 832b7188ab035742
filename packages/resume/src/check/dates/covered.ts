import { signingWords } from '@verdant/lexicon/vocabulary';
import type { ResumeDocument } from '../../document/document.ts';
import { type Month, monthRange } from '../../text/months.ts';

type Time = { from: Month; to: Month };
/** A course of study of which only the end is given took so long at most. */
const LONGEST_STUDY = 4 * 12;
/** Between its end and the first day of a job. */
const SEARCH = 6;

/** When somebody may have studied: of a course that gives only its end the years before it. */
export const monthsOfStudy = ({ content: { education } }: ResumeDocument): Time[] =>
  education.flatMap(({ start, end }) => {
    const to = monthRange(end ?? '')?.last;
    return start.trim() !== '' || to === undefined ? [] : [{ from: to - LONGEST_STUDY, to: to + SEARCH }];
  });

const MOMENT = String.raw`((?:\d{1,2}[./ -]){0,2}(?:\p{L}{3,9}[ ,]{1,2})?(?:19|20)\d\d)(?:\s?[./年-]\s?(\d{1,2}))?`;
const WHEN = String.raw`date|datum|日期|填表日期|签署日期|(?:last )?updated(?: on)?|更新(?:时间|日期)`;
/** `Date: 12/10/2025` by itself, or behind the place of a signature in its line. */
const SIGNED = new RegExp(
  `^\\W*(?:${WHEN})\\s*[:：]?\\s*${MOMENT}|(?:${signingWords.signature.join('|')})\\s?[:：_][^\\n\\d]{0,40}?(?:${WHEN})?\\s*[:：]?\\s*${MOMENT}`,
  'imu',
);

/** The month in which the document was signed or brought up to date, where it says so; the last of the year where only that is given. */
export function signedIn({ allFields, loose }: ResumeDocument): Month | null {
  const found = [...allFields.map(({ text }) => text), ...loose].flatMap((text) => {
    const [, first, firstMonth, second, secondMonth] = text.match(SIGNED) ?? [];
    const [day, month] = first ? [first, firstMonth] : [second, secondMonth];
    const year = day?.match(/(?:19|20)\d\d/)?.[0];
    if (!year) return [];
    // `12/10/2025`: day and month, or month and day
    const parts = [...day!.matchAll(/\d{1,2}(?=[./ -])/g)].map(([one]) => Number(one)).filter((one) => one <= 12);
    const last = month ? Number(month) : parts.length > 0 ? Math.max(...parts) : 12;
    return [monthRange(`${year}-${String(Math.min(12, last)).padStart(2, '0')}`)?.last ?? 0];
  });
  return found.length === 0 ? null : Math.max(...found);
}
