import type { DateStyle, Language } from '@verdant/contracts';

const months = [
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
const present = { en: 'Present', zh: '至今' };

const name = (month: string) => months[Number(month) - 1] ?? month;
const writers: Record<Exclude<DateStyle, 'auto'>, (year: string, month: string, language: Language) => string> = {
  dots: (year, month) => `${year}.${month}`,
  dash: (year, month) => `${year}-${month}`,
  slash: (year, month, language) => (language === 'zh' ? `${year}/${month}` : `${month}/${year}`),
  short: (year, month) => `${name(month).slice(0, 3)} ${year}`,
  long: (year, month) => `${name(month)} ${year}`,
  chinese: (year, month) => `${year}年${Number(month)}月`,
  year: (year) => year,
};
const usual = { en: 'short', zh: 'dots' } as const;

/** `2022-07` as `Jul 2022` or `2022.07` or what else the style says; a year alone stays a year. */
export function dateText(date: string, language: Language, style: DateStyle = 'auto'): string {
  const [year = '', month] = date.split('-');
  if (month === undefined) return year !== '' && style === 'chinese' ? `${year}年` : year;
  return writers[style === 'auto' ? usual[language] : style](year, month, language);
}

/** `end: null` is the present. */
export function periodText(start: string, end: string | null, language: Language, style: DateStyle = 'auto'): string {
  const last = end === null ? present[language] : dateText(end, language, style);
  return [dateText(start, language, style), last].filter((part) => part !== '').join(' – ');
}
