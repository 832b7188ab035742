import type { ResumeContent } from '@verdant/contracts';
import { hasOddHead } from '../../document/doubtful/odd-head.ts';
import { secondList } from '../../document/second-list.ts';
import { isOffice, isSide } from '../../document/side-entries.ts';
import { monthRange } from '../../text/months.ts';
import { type Check, counted } from '../check.ts';

/** `Taught a course on …`, read as a post. */
const isNoPost = (item: ResumeContent['work'][number]): boolean =>
  hasOddHead(item) || /^(?:讲授|主讲|授课|主持|taught|teaching)/i.test(item.company.trim());

const isBare = ({ content, achievements, metrics }: ResumeContent['work'][number]): boolean =>
  [...content, ...achievements, ...metrics].every((text) => text.trim() === '');

const OF_STATE = /(?:人民政府|县委|市委|省委|区委|党委|组织部|发展和改革局|公安局|财政局|人大|政协)/;

/** The last month, without end for what still runs; null where nothing says when it ended. */
const endOf = ({ end }: { end: string | null }): number | null =>
  end === null ? Number.POSITIVE_INFINITY : (monthRange(end)?.last ?? null);

export const notReverseChronological: Check = {
  id: 'SEC-11',
  group: 'sections',
  allotment: 1,
  effort: 1,
  title: { en: 'Not newest first', zh: '没有按时间倒序' },
  detects: { en: 'A job that stands below an older one.', zh: '较近的工作排在较早的下面。' },
  advice: {
    en: 'This one is newer than the one above it. Newest first is what readers expect.',
    zh: '这一段比上一段更近。习惯上最近的放最前。',
  },
  praise: null,
  example: {
    en: { bad: '2015 – 2018 above 2018 – 2023', good: '2018 – 2023 above 2015 – 2018' },
    zh: { bad: '2015–2018 排在 2018–2023 前面', good: '最近的排在最前' },
  },
  worth: 1.4,
  // talks and guest terms stand among a scholar's posts
  notOfScholars: true,
  notOnForms: true,
  voice: 'alone',
  // a break stands where its person put it; a public servant's life is told from its beginning
  saidOf:
    ({ settings: { industry }, content: { work } }) =>
    ({ text }) =>
      industry !== 'government_public' &&
      !work.some(({ company }) => OF_STATE.test(company)) &&
      !/\b(?:break|sabbatical|leave|gap year)\b|空窗|休整/i.test(text),
  restsOn: 'order',
  touches: ['work'],
  run: ({ content: { work } }) => {
    const beside = secondList(work);
    return counted(
      work.flatMap((item, index) => {
        const above = work[index - 1];
        const start = monthRange(item.start);
        const before = above && monthRange(above.start);
        if (!above || !start || !before || start.first <= before.last) return [];
        // What still runs, or ended later, may stand on top whatever its start.
        const end = endOf(item);
        const ended = endOf(above);
        if (end === null || ended === null || end < ended) return [];
        // What names no organisation may be a case or a project: its place says nothing.
        if ([item, above].some(({ company }) => company.trim() === '')) return [];
        // Voluntary work and the like has an order of its own, and often a section of its own.
        if (isSide(item) || isSide(above) || [item, above].some((one) => isNoPost(one) || isOffice(one))) return [];
        if (beside.has(item.id)) return [];
        // a bare line below posts that are told of may be of another list
        if (isBare(item) && work.slice(0, index).some((other) => !isBare(other))) return [];
        return [{ path: `work/${item.id}/company`, text: item.company }];
      }),
      2,
    );
  },
};
