const NUMBER = '[\\d一二两三四五六七八九十百千万亿]\\s?[余多]?\\s?';
const VISITS = new RegExp(`${NUMBER}人次`, 'u');
const PEOPLE = new RegExp(`${NUMBER}(?:名|位|个?人(?!次|均))`, 'u');

/** 10万人次 came 100,000 times, 10万人 are as many people. */
export function visitsAsPeople(original: string, rewrite: string): string[] {
  if (!VISITS.test(original) || PEOPLE.test(original) || rewrite.includes('人次')) return [];
  return PEOPLE.exec(rewrite)?.slice(0, 1) ?? [];
}
