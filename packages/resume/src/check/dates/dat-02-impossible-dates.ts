import { descriptorOf, LIST_SECTIONS } from '@verdant/contracts';
import { evidence } from '../../document/document.ts';
import { monthRange } from '../../text/months.ts';
import { type Check, counted, EXPERIENCE, type FieldSpan } from '../check.ts';

/** `2019.07— 2017.03`: the dash stays open, and what follows it is the date of the next line. */
const OPEN_DASH = /\d[~—–―-]\s+\d/;

export const impossibleDates: Check = {
  id: 'DAT-02',
  group: 'format',
  allotment: 4,
  effort: 1,
  title: { en: 'Impossible dates', zh: '日期有误' },
  detects: { en: 'An end before its start, a start in the future.', zh: '结束早于开始，或开始时间在将来。' },
  advice: { en: 'Check this date.', zh: '请核对这个日期。' },
  praise: { en: 'Dates add up', zh: '日期没有矛盾' },
  example: {
    en: { bad: '2023-05 – 2021-02', good: '2021-02 – 2023-05' },
    zh: { bad: '2023-05 – 2021-02', good: '2021-02 – 2023-05' },
  },
  restsOn: 'dates',
  touches: [...EXPERIENCE, 'education'],
  run: ({ content, today, dateWords }) => {
    const spans: FieldSpan[] = [];
    const good = content.work
      .filter(({ start }) => start !== '')
      .map(({ id, start }) => evidence(`work/${id}/start`, start));
    for (const section of LIST_SECTIONS) {
      for (const item of content[section]) {
        if (!('end' in item)) continue;
        const { start: from = '', end: to = '' } = item;
        const start = monthRange(from);
        const end = to === null ? null : monthRange(to);
        const open = OPEN_DASH.test(dateWords[`${section}/${item.id}/end`] ?? '');
        if (start && end && end.last < start.first && !open)
          spans.push({
            path: `${section}/${item.id}/end`,
            text: to ?? '',
            advice: { en: 'It ends before it starts.', zh: '结束早于开始。' },
          });
        else if (start && descriptorOf(section).fields.end?.asked && start.first > today)
          spans.push({
            path: `${section}/${item.id}/start`,
            text: from,
            advice: { en: 'It starts in the future.', zh: '开始时间在将来。' },
          });
      }
    }
    return counted(spans, 2, good);
  },
};
