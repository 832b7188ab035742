import { descriptorOf, LIST_SECTIONS } from '@verdant/contracts';
import { type Month, monthRange } from '../../text/months.ts';
import { chineseNumeral, englishNumeral } from '../../text/numerals.ts';
import { type Check, counted, hint, type Place, placesOf } from '../check.ts';
import { evidence, type Role } from '../document.ts';
import { isSide } from '../side.ts';

export const mixedDates: Check = {
  id: 'DAT-01',
  group: 'format',
  allotment: 2,
  effort: 1,
  title: { en: 'Mixed date formats', zh: '日期写法不一' },
  detects: { en: 'Some jobs with months, some with years only.', zh: '有的写到月，有的只写到年。' },
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
  detects: { en: 'An end before its start, a start in the future.', zh: '结束早于开始，或开始时间在将来。' },
  advice: { en: 'Check this date.', zh: '请核对这个日期。' },
  praise: { en: 'Dates add up', zh: '日期没有矛盾' },
  example: {
    en: { bad: '2023-05 – 2021-02', good: '2021-02 – 2023-05' },
    zh: { bad: '2023-05 – 2021-02', good: '2021-02 – 2023-05' },
  },
  run: ({ content, today }) => {
    const places: Place[] = [];
    const good = content.work
      .filter(({ start }) => start !== '')
      .map(({ id, start }) => evidence(`work/${id}/start`, start));
    for (const section of LIST_SECTIONS) {
      for (const item of content[section]) {
        if (!('end' in item)) continue;
        const start = monthRange(item.start);
        const end = item.end === null ? null : monthRange(item.end);
        if (start && end && end.last < start.first)
          places.push({
            path: `${section}/${item.id}/end`,
            text: item.end ?? '',
            advice: { en: 'It ends before it starts.', zh: '结束早于开始。' },
          });
        else if (start && descriptorOf(section).fields.end?.asked && start.first > today)
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
  detects: {
    en: 'More than six months of the last ten years with no entry. Said without blame.',
    zh: '近十年里超过六个月没有记录。只作提醒。',
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

const CLAIMED =
  /\b(\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty)\+?\s+years?(?:['’])?(?:\s+of)?(?:\s+[\w-]+){0,3}?\s+(?:experience|in\b|as\b)|(\d{1,2}|[一二两三四五六七八九十]{1,3})\s*年(?:以上|多|余)?[^，。；,;\n]{0,8}经验/gi;
/** What is rounded up or learnt beside the jobs is no claim to ask about. */
const LEEWAY = 18;

const wordsToYears = (said: string) =>
  /\d/.test(said) ? Number(said) : /[a-z]/i.test(said) ? englishNumeral(said) : (chineseNumeral(said) ?? 0);

export const claimedYears: Check = {
  id: 'DAT-05',
  group: 'format',
  allotment: 0,
  effort: 1,
  title: { en: 'Years claimed and years listed differ', zh: '年限与经历对不上' },
  detects: {
    en: 'The summary claims a year and a half more of experience than the jobs and projects add up to. Asked, never charged.',
    zh: '概述写的年限比列出的经历多一年半以上。只询问，不扣分。',
  },
  advice: {
    en: 'The entries below add up to less. Is one missing, or is another number meant?',
    zh: '下面列出的经历加起来没有这么久。是少写了一段，还是年限写错了？',
  },
  praise: null,
  example: {
    en: { bad: '10 years of experience (jobs listed: 6 years)', good: '6 years of experience' },
    zh: { bad: '十年经验（经历共六年）', good: '六年经验' },
  },
  run: ({ fields, content: { work, projects }, today }) => {
    const spans = [...work, ...projects].map((item) => widest(item, today));
    // Something without dates may hold the missing years.
    if (work.length === 0 || spans.some((span) => span === null)) return hint([]);
    const covered = new Set<Month>();
    for (const span of spans) for (let month = span!.from; month <= span!.to; month += 1) covered.add(month);
    return hint(
      fields
        .filter(({ path }) => path === 'basics/introduction')
        .flatMap((field) =>
          placesOf(field, CLAIMED).filter(({ from, to }) => {
            const said =
              field.text.slice(from, to).match(/^\d{1,2}|^[a-z]+|^[一二两三四五六七八九十]{1,3}/i)?.[0] ?? '';
            return wordsToYears(said) * 12 > covered.size + LEEWAY;
          }),
        ),
    );
  },
};
