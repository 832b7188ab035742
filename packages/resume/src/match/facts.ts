import type { ResumeDocument } from '../analyze/document.ts';
import { chineseNumeral } from '../text/numerals.ts';

/** Schooling from 0 (none said) to 4 (doctorate). */
const DEGREES: [number, RegExp][] = [
  [4, /博士|ph\.?\s?d|doctora/i],
  [3, /硕士|研究生|master|m\.?sc\b|\bmba\b|\bm\.?a\.?\b/i],
  [2, /本科|学士|bachelor|b\.?sc\b|\bb\.?a\.?\b|b\.?eng|undergraduate/i],
  [1, /大专|专科|associate degree|college diploma/i],
];

export const degreeOf = (text: string): number => DEGREES.find(([, pattern]) => pattern.test(text))?.[0] ?? 0;

/** The lowest degree that is asked for: "本科及以上", "Bachelor's or Master's". */
export function degreeAsked(jobDescription: string): number {
  const asked = DEGREES.filter(([, pattern]) => pattern.test(jobDescription)).map(([level]) => level);
  return /学历不限|不限学历|degree not required/i.test(jobDescription) || asked.length === 0 ? 0 : Math.min(...asked);
}

/** Years of experience asked for: the lower end of a range, the first that is named. */
export function yearsAsked(jobDescription: string): number | null {
  const match =
    jobDescription.match(
      /(\d{1,2})\s*(?:[-–~到至]\s*\d{1,2}\s*)?\+?\s*年(?:以上|及以上|或以上)?[^，。；;\n]{0,16}(?:经验|经历|工作)/,
    ) ??
    jobDescription.match(/([一二两三四五六七八九十]{1,2})年(?:以上|及以上)?[^，。；;\n]{0,16}(?:经验|经历|工作)/) ??
    jobDescription.match(
      /(\d{1,2})\s*(?:[-–]\s*\d{1,2}\s*|to\s+\d{1,2}\s*)?\+?\s*(?:years|yrs)\b[^.\n]{0,40}\bexperience/i,
    );
  const number = (match ?? jobDescription.match(/经验(?:要求)?\s*[:：]\s*(\d{1,2})/))?.[1];
  if (number === undefined) return null;
  return /^\d/.test(number) ? Number(number) : chineseNumeral(number);
}

/** Months in work, side-by-side jobs counted once; a year without its month counts from its middle. */
export function monthsWorked({ roles, today }: ResumeDocument): number {
  const spans = roles
    .filter(({ section, start, end }) => section === 'work' && start && end)
    .map(({ start, end }) => ({
      from: start!.exact ? start!.first : start!.first + 6,
      to: Math.min(today, end!.exact ? end!.last : end!.first + 5),
    }))
    .sort((a, b) => a.from - b.from);
  let months = 0;
  let reached = Number.NEGATIVE_INFINITY;
  for (const { from, to } of spans) {
    months += Math.max(0, to - Math.max(from, reached + 1) + 1);
    reached = Math.max(reached, to);
  }
  return months;
}

const LEVEL = /高级|资深|初级|中级|首席|实习生?|senior|junior|lead|principal|staff|\(.*?\)|（.*?）/gi;

/** The title a description names on its first line or behind "岗位名称/Job title"; null where none is plain. */
export function titleAsked(jobDescription: string): string | null {
  const named = jobDescription.match(
    /(?:岗位名称|职位名称|招聘岗位|职位|job title|position|role)\s*[:：]\s*([^\n，,。;；]{2,40})/i,
  )?.[1];
  const first = jobDescription.trim().split('\n')[0]?.trim() ?? '';
  const plain =
    /^[\p{L}\s/()（）&-]{2,40}$/u.test(first) && !/[:：]$/.test(first) && jobDescription.trim().includes('\n');
  return named?.trim() ?? (plain ? first : null);
}

/** How near a title is to one the person has or wants: share of its words (zh: character pairs) found there. */
export function titleCloseness(asked: string, titles: readonly string[]): number {
  const parts = (text: string) => {
    const bare = text.replace(LEVEL, ' ').toLowerCase();
    const words = bare.match(/[a-z]{2,}/g) ?? [];
    const pairs = Array.from(bare.matchAll(/(?=(\p{Script=Han}{2}))/gu), (match) => match[1]!);
    return new Set([...words, ...pairs]);
  };
  const wanted = parts(asked);
  if (wanted.size === 0) return 0;
  const share = (title: string) => {
    const have = parts(title);
    return [...wanted].filter((part) => have.has(part)).length / wanted.size;
  };
  return Math.max(0, ...titles.map(share));
}
