import type { Role } from '../../document/document.ts';
import { isSide } from '../../document/side-entries.ts';
import type { Month } from '../../text/months.ts';
import { type Check, counted } from '../check.ts';

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
    const fullTime = work.filter((item) => item.position.trim() !== '' && !isSide(item));
    const spans = fullTime.flatMap((item, index) => {
      const a = narrowest(roles.find(({ id, section }) => section === 'work' && id === item.id)!, today);
      const clash = fullTime.slice(0, index).some((other) => {
        const b = narrowest(roles.find(({ id, section }) => section === 'work' && id === other.id)!, today);
        return a && b && other.company !== item.company && Math.min(a.to, b.to) - Math.max(a.from, b.from) >= 3;
      });
      return clash ? [{ path: `work/${item.id}/end`, text: item.end ?? 'present' }] : [];
    });
    return counted(spans, 2);
  },
};

const narrowest = ({ start, end }: Role, today: Month) =>
  start && end ? { from: start.last, to: Math.min(end.first, today) } : null;
