import type { Role } from '../../document/document.ts';
import { isSide } from '../../document/side-entries.ts';
import type { Month } from '../../text/months.ts';
import { type Check, counted } from '../check.ts';

const MONTHS = 3;

export const overlap: Check = {
  id: 'DAT-04',
  group: 'format',
  allotment: 1,
  effort: 1,
  title: { en: 'Full-time jobs overlap', zh: '全职时间重叠' },
  detects: {
    en: 'Two full-time jobs side by side for three months or more.',
    zh: '两份全职重叠三个月以上；兼职、实习不算。',
  },
  advice: {
    en: 'Two jobs run side by side for three months or more. If one was part-time, say so.',
    zh: '两份工作重叠三个月以上。如果其中一份是兼职，请注明。',
  },
  praise: null,
  example: {
    en: { bad: 'Two jobs, both 2020 – 2022', good: 'The second one: (part-time)' },
    zh: { bad: '两份工作都写 2020–2022', good: '第二份注明：兼职' },
  },
  ofDates: true,
  touches: ['work'],
  run: ({ content: { work }, today, roles }) => {
    // a list of posts held meanwhile has nothing below its lines
    const fullTime = work.filter(
      (item) =>
        [item.company, item.position].every((text) => text.trim() !== '') &&
        [...item.content, ...item.achievements, ...item.metrics].some((text) => text.trim() !== '') &&
        !isSide(item),
    );
    const spanOf = (id: string) => narrowest(roles.find((role) => role.section === 'work' && role.id === id)!, today);
    const clashesOf = ({ id, company }: (typeof fullTime)[number], others: typeof fullTime) => {
      const a = spanOf(id);
      return others.filter((other) => {
        const b = spanOf(other.id);
        return a && b && other.company !== company && Math.min(a.to, b.to) - Math.max(a.from, b.from) >= MONTHS;
      });
    };
    // what runs beside several others is what they were parts of
    const alone = fullTime.filter((item) => clashesOf(item, fullTime).length < 2);
    const spans = alone.flatMap((item, index) =>
      clashesOf(item, alone.slice(0, index)).length > 0
        ? [{ path: `work/${item.id}/end`, text: item.end ?? 'present' }]
        : [],
    );
    return counted(spans, 2);
  },
};

const narrowest = ({ start, end }: Role, today: Month) =>
  start && end ? { from: start.last, to: Math.min(end.first, today) } : null;
