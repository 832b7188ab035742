import type { Language, Moment, Period } from '../people/person.ts';
import type { Random } from '../random.ts';

const LONG = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];
const SHORT = LONG.map((name) => name.slice(0, 3));
const two = (n: number) => String(n).padStart(2, '0');
const seasonOf = (month: number) => ['Winter', 'Spring', 'Summer', 'Fall'][Math.floor((month % 12) / 3)]!;

/** How a document writes its dates: the same way throughout, as most people do. */
export type DateForm = {
  moment: (moment: Moment) => string;
  between: string;
  present: string;
  /** 2019–21 */
  shortEnd: boolean;
  brackets: '' | '()' | '（）' | '[]';
  /** "Since 2021" for what goes on */
  since: boolean;
};

const MOMENTS: Record<Language, ((year: number, month: number) => string)[]> = {
  zh: [
    (y, m) => `${y}.${two(m)}`,
    (y, m) => `${y}.${m}`,
    (y, m) => `${y}/${two(m)}`,
    (y, m) => `${y}-${two(m)}`,
    (y, m) => `${y}年${m}月`,
    (y, m) => `${y}年${two(m)}月`,
    (y, m) => `${y} 年 ${m} 月`,
    (y, m) => `${y}/${m}`,
    (y, m) => `${two(m)}/${y}`,
    (y, m) => `${SHORT[m - 1]} ${y}`,
    (y, m) => `${y}·${two(m)}`,
    (y, m) => `${String(y).slice(2)}.${two(m)}`,
  ],
  en: [
    (y, m) => `${SHORT[m - 1]} ${y}`,
    (y, m) => `${LONG[m - 1]} ${y}`,
    (y, m) => `${two(m)}/${y}`,
    (y, m) => `${SHORT[m - 1]}. ${y}`,
    (y, m) => `${y}-${two(m)}`,
    (y, m) => `${m}/${y}`,
    (y, m) => `${y}/${two(m)}`,
    (y, m) => `${two(m)}.${y}`,
    (y, m) => `${SHORT[m - 1]} ’${String(y).slice(2)}`,
    (y, m) => `${SHORT[m - 1]!.toUpperCase()} ${y}`,
    (y, m) => `${LONG[m - 1]}, ${y}`,
    (y, m) => `${seasonOf(m)} ${y}`,
    (y, m) => `${SHORT[m - 1]}/${y}`,
    (y, m) => `${two(m)}/${String(y).slice(2)}`,
    (y, m) => `${y} ${SHORT[m - 1]}`,
    (y, m) => `${m === 6 || m === 7 ? LONG[m - 1] : m === 9 ? 'Sept' : SHORT[m - 1]} ${y}`,
  ],
};
const BETWEEN = {
  zh: ['-', ' - ', '–', ' – ', '—', '——', '~', ' ~ ', '至', ' 至 ', '--', '－'],
  en: [' – ', ' - ', '–', '-', ' — ', ' to ', ' until ', '--', ' –'],
};
const PRESENT = {
  zh: ['至今', '至今', '至今', '今', '现在', 'Present', '目前'],
  en: ['Present', 'present', 'Current', 'Now', 'Ongoing', 'date', 'Today', 'PRESENT'],
};

export function sampleDates(random: Random, language: Language): DateForm {
  const write = random.pick(MOMENTS[language]);
  const yearOnly = language === 'zh' && random.chance(0.2) ? (y: number) => `${y}年` : (y: number) => String(y);
  return {
    moment: ({ year, month }) => (month === null ? yearOnly(year) : write(year, month)),
    between: random.pick(BETWEEN[language]),
    present: random.pick(PRESENT[language]),
    shortEnd: random.chance(0.05),
    brackets: random.chance(0.12)
      ? random.pick(language === 'zh' ? (['()', '（）', '[]'] as const) : (['()', '[]'] as const))
      : '',
    since: language === 'en' && random.chance(0.04),
  };
}

/** '' where neither end is known. */
export function writePeriod({ start, end }: Period, form: DateForm): string {
  if (!start && !end) return '';
  const bracket = (text: string) => (form.brackets ? `${form.brackets[0]}${text}${form.brackets[1]}` : text);
  if (!start) return bracket(end === 'present' ? form.present : form.moment(end!));
  if (!end) return bracket(form.moment(start));
  if (end === 'present')
    return bracket(form.since ? `Since ${form.moment(start)}` : `${form.moment(start)}${form.between}${form.present}`);
  const until = form.shortEnd && end.month === null ? two(end.year % 100) : form.moment(end);
  const [from, to] = [form.moment(start), until];
  return bracket(from === to ? from : `${from}${form.between}${to}`);
}
