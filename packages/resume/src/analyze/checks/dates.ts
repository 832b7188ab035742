import { type Month, monthRange } from '../../text/months.ts';
import { type Check, counted, type Place } from '../check.ts';
import { evidence, type Role } from '../document.ts';
import { isSide } from '../side.ts';

export const mixedDates: Check = {
  id: 'DAT-01',
  group: 'format',
  allotment: 2,
  effort: 1,
  title: { en: 'Mixed date formats', zh: '日期写法不一' },
  advice: {
    en: 'Other jobs give months, this date only the year. One form for all.',
    zh: '别的经历写到月，这里只写到年。统一成一种写法。',
  },
  praise: { en: 'Dates are written alike', zh: '日期写法一致' },
  example: {
    en: { bad: '2021 – 2023-04', good: '2021-03 – 2023-04' },
    zh: { bad: '2021 – 2023-04', good: '2021-03 – 2023-04' },
  },
  run: ({ content: { work } }) => {
    const dates = work.flatMap((item) =>
      (['start', 'end'] as const).flatMap((key) => {
        const text = item[key];
        return text ? [{ path: `work/${item.id}/${key}`, text, exact: monthRange(text)?.exact ?? false }] : [];
      }),
    );
    const coarse = dates.filter(({ exact }) => !exact);
    const good = dates.map(({ path, text }) => evidence(path, text));
    return coarse.length === dates.length ? counted([], 3, good) : counted(coarse, 3, good);
  },
};

export const impossibleDates: Check = {
  id: 'DAT-02',
  group: 'format',
  allotment: 2,
  effort: 1,
  title: { en: 'Impossible dates', zh: '日期有误' },
  advice: { en: 'Check this date.', zh: '请核对这个日期。' },
  praise: { en: 'Dates add up', zh: '日期没有矛盾' },
  example: null,
  run: ({ content, today }) => {
    const places: Place[] = [];
    const good = content.work
      .filter(({ start }) => start !== '')
      .map(({ id, start }) => evidence(`work/${id}/start`, start));
    for (const section of ['work', 'projects', 'education'] as const) {
      for (const item of content[section]) {
        const start = monthRange(item.start);
        const end = item.end === null ? null : monthRange(item.end);
        if (start && end && end.last < start.first)
          places.push({
            path: `${section}/${item.id}/end`,
            text: item.end ?? '',
            advice: { en: 'It ends before it starts.', zh: '结束早于开始。' },
          });
        else if (start && section !== 'education' && start.first > today)
          places.push({
            path: `${section}/${item.id}/start`,
            text: item.start,
            advice: { en: 'It starts in the future.', zh: '开始时间在将来。' },
          });
      }
    }
    return counted(places, 2, good);
  },
};

/** The widest span a date can mean, so that a year without its month never makes a gap. */
const widest = ({ start, end }: { start: string; end: string | null }, today: Month) => {
  const from = monthRange(start);
  const to = end === null ? { last: today } : monthRange(end);
  return from && to ? { from: from.first, to: to.last } : null;
};
const MAX_GAP = 6;
const YEARS_LOOKED_AT = 10 * 12;

export const gap: Check = {
  id: 'DAT-03',
  group: 'format',
  allotment: 1,
  effort: 2,
  title: { en: 'Time without an entry', zh: '时间有空档' },
  advice: {
    en: 'Readers may ask about this time. A line is enough if there is something to say; leaving it is fine too.',
    zh: '这段时间可能会被问到。有可写的就加一行，不写也可以。',
  },
  praise: null,
  example: null,
  run: ({ content, today }) => {
    const { work, education, projects } = content;
    const known = [...work, ...education, ...projects].map((item) => widest(item, today));
    // An entry without dates may fill any gap: then there is nothing to say.
    if (work.length < 2 || known.slice(0, work.length).some((span) => span === null)) return counted([], 1);
    const spans = known.filter((span) => span !== null).sort((a, b) => a.from - b.from);
    const places: Place[] = [];
    for (const item of work) {
      const span = widest(item, today)!;
      if (today - span.from > YEARS_LOOKED_AT) continue;
      const before = spans.filter(({ from }) => from < span.from);
      if (before.length === 0) continue;
      const months = span.from - Math.max(...before.map(({ to }) => to)) - 1;
      if (months > MAX_GAP)
        places.push({
          path: `work/${item.id}/start`,
          text: item.start,
          advice: {
            en: `${months} months before this one have no entry. A line is enough if there is something to say; leaving it is fine too.`,
            zh: `这一段之前有 ${months} 个月没有记录。有可写的就加一行，不写也可以。`,
          },
        });
    }
    return counted(places, 2);
  },
};

export const overlap: Check = {
  id: 'DAT-04',
  group: 'format',
  allotment: 1,
  effort: 1,
  title: { en: 'Full-time jobs overlap', zh: '全职时间重叠' },
  advice: {
    en: 'Two jobs run side by side for three months or more. If one was part-time, say so.',
    zh: '两份工作重叠三个月以上。如果其中一份是兼职，请注明。',
  },
  praise: null,
  example: null,
  run: ({ content: { work }, today, roles }) => {
    const fullTime = work.filter((item) => item.position.trim() !== '' && !isSide(item));
    const places = fullTime.flatMap((item, index) => {
      const a = narrowest(roles.find(({ id, section }) => section === 'work' && id === item.id)!, today);
      const clash = fullTime.slice(0, index).some((other) => {
        const b = narrowest(roles.find(({ id, section }) => section === 'work' && id === other.id)!, today);
        return a && b && other.company !== item.company && Math.min(a.to, b.to) - Math.max(a.from, b.from) >= 3;
      });
      return clash ? [{ path: `work/${item.id}/end`, text: item.end ?? 'present' }] : [];
    });
    return counted(places, 2);
  },
};

const narrowest = ({ start, end }: Role, today: Month) =>
  start && end ? { from: start.last, to: Math.min(end.first, today) } : null;
