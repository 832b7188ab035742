import type { ResumeDocument } from '../../document/document.ts';
import { monthRange } from '../../text/months.ts';
import { type Check, counted, type FieldSpan, hint } from '../check.ts';
import { monthsOfStudy, signedIn } from './covered.ts';
import { SAYS_BREAK } from './says-break.ts';
import { toldElsewhere } from './told-elsewhere.ts';
import { widest } from './widest-span.ts';

const MAX_GAP = 6;
/** Between school and the first job nobody counts, and half a year between two is a search. */
const ASKED_ABOUT = 9;

const LONGEST_SINCE = 4 * 12;
const LOOKED_AT = 6 * 12;
/** A long gap is asked about further back. */
const LONG_GAP = 12;
const LONG_LOOKED_AT = 10 * 12;

/** After school a year of looking for a first job is seen every day. */
const AFTER_DEGREE = 12;
const LONGEST_AFTER_DEGREE = 3 * 12;
/** Who finished a degree a year ago or more, behind every job that is listed. */
function sinceDegree(document: ResumeDocument): FieldSpan | null {
  const { content, today, form, scholar } = document;
  const { work, education, projects, volunteering } = content;
  const all = [...work, ...education, ...projects, ...volunteering];
  const known = all.map((item) => widest(item, today));
  const last = education.toSorted((one, other) => (other.end ?? '').localeCompare(one.end ?? ''))[0];
  const end = last?.end ? monthRange(last.end) : null;
  if (!last?.end || !end || form || scholar || known.some((span) => span === null)) return null;
  // with the year alone half of it may lie behind or before
  const since = Math.min(today, signedIn(document) ?? today) - end.last;
  const isLatest = known.every((span) => span!.to <= end.last);
  return isLatest && since >= AFTER_DEGREE && since <= LONGEST_AFTER_DEGREE
    ? {
        path: `education/${last.id}/end`,
        text: last.end,
        advice: {
          en: `Nothing is listed since you finished here ${since} months ago. A line is enough: work of any kind, a course, an examination.`,
          zh: `毕业到现在有 ${since} 个月没有记录。一句话就够：做过的工作、学习、备考。`,
        },
      }
    : null;
}

export const gap: Check = {
  id: 'DAT-03',
  group: 'format',
  allotment: 0,
  effort: 2,
  title: { en: 'Time without an entry', zh: '时间有空档' },
  detects: {
    en: 'More than six months of the last six years, or a year of the last ten, with no entry, or since the last one. Said without blame.',
    zh: '近六年里超过六个月、近十年里超过一年，或最后一份工作之后没有记录。只作提醒。',
  },
  advice: {
    en: 'Readers may ask about this time. A line is enough if there is something to say; leaving it is fine too.',
    zh: '这段时间可能会被问到。有可写的就加一行，不写也可以。',
  },
  praise: null,
  example: {
    en: { bad: '2019-03, then 2020-06', good: '2019-03 – 2020-06: a year of care work (if you wish to say so)' },
    zh: { bad: '2019-03 离职，2020-06 入职', good: '2019-03 – 2020-06：备考（愿意写再写）' },
  },
  worth: 1.4,
  restsOn: 'times',
  touches: ['work', 'education'],
  run: (document) => {
    const { content, fields, today } = document;
    const { work, education, projects, volunteering } = content;
    if (fields.some(({ text }) => text.split('\n').some((line) => SAYS_BREAK.test(line)))) return hint([]);
    const graduate = sinceDegree(document);
    if (graduate) return hint([graduate]);
    const known = [...work, ...education, ...projects, ...volunteering].map((item) => widest(item, today));
    // An entry without dates may fill any gap: then there is nothing to say.
    if (work.length < 2 || known.slice(0, work.length).some((span) => span === null)) return counted([], 1);
    const periods = known.filter((span) => span !== null).sort((a, b) => a.from - b.from);
    if (known.some((span) => span !== null && span.to < span.from)) return hint([]);
    const isTold = toldElsewhere(document);
    const studies = monthsOfStudy(document);
    const jobs = work.map((item) => widest(item, today)!);
    const spans: FieldSpan[] = [];
    for (const item of work) {
      const span = widest(item, today)!;
      const before = periods.filter(({ from }) => from < span.from);
      if (before.length === 0) continue;
      const to = Math.max(...before.map((period) => period.to));
      const months = span.from - to - 1;
      const time = { from: to + 1, to: span.from - 1 };
      if (isTold(time) || studies.some((study) => study.from <= time.to && time.from <= study.to)) continue;
      if (months > MAX_GAP && today - span.from <= (months >= LONG_GAP ? LONG_LOOKED_AT : LOOKED_AT))
        spans.push({
          path: `work/${item.id}/start`,
          text: item.start,
          ...(!(months >= ASKED_ABOUT && jobs.some(({ from }) => from < span.from)) && { quiet: true as const }),
          advice: {
            en: `${months} months before this one have no entry. A line is enough if there is something to say; leaving it is fine too.`,
            zh: `这一段之前有 ${months} 个月没有记录。有可写的就加一行，不写也可以。`,
          },
        });
    }
    const last = periods.reduce((latest, one) => (one.to > latest.to ? one : latest));
    // what is signed and dated says nothing of the time behind that
    const since = Math.min(today, signedIn(document) ?? today) - last.to;
    const lastJob = work.find((item) => widest(item, today)?.to === last.to);
    // what ended before it began nowhere that counts: a school of which only the end is given
    const isCovered = [...work, ...education, ...projects, ...volunteering].every(
      (item, at) => known[at] !== null || (monthRange(item.end ?? '')?.last ?? Number.POSITIVE_INFINITY) <= last.to,
    );
    // the rows of a form are lost more often than a work life ends, and who has been away for years sends another résumé
    if (isCovered && !document.form && lastJob?.end && since > MAX_GAP && since <= LONGEST_SINCE)
      spans.push({
        path: `work/${lastJob.id}/end`,
        text: lastJob.end,
        advice: {
          en: `Nothing is listed since this job ended ${since} months ago. A line is enough: a course, caring for family, freelance work.`,
          zh: `这份工作结束到现在有 ${since} 个月没有记录。一句话就够：学习、照顾家人、接零活。`,
        },
      });
    return hint(spans);
  },
};
