import type { Language } from '@verdant/contracts';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const present = { en: 'Present', zh: '至今' };

/** `2022-07` as `Jul 2022` or `2022.07`; a year alone stays a year. */
export function dateText(date: string, language: Language): string {
  const [year = '', month] = date.split('-');
  if (month === undefined) return year;
  return language === 'zh' ? `${year}.${month}` : `${months[Number(month) - 1] ?? month} ${year}`;
}

/** `end: null` is the present. */
export function periodText(start: string, end: string | null, language: Language): string {
  const last = end === null ? present[language] : dateText(end, language);
  return [dateText(start, language), last].filter((part) => part !== '').join(' – ');
}
