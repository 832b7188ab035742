/** China has one time, UTC+8, without summer time; both providers write it. */
export const CHINA_OFFSET_MS = 8 * 3_600_000;
const DAY_MS = 24 * 3_600_000;

/** `YYYY-MM-DD HH:mm:ss` in China. */
export const chinaTime = (at: Date): string =>
  new Date(at.getTime() + CHINA_OFFSET_MS).toISOString().slice(0, 19).replace('T', ' ');

/** `YYYY-MM-DD` in China. */
export const chinaDay = (at: Date): string => chinaTime(at).slice(0, 10);

/** The first moment of a day of China, `YYYY-MM-DD`, and of the next day. */
export function chinaDayBounds(day: string): { from: Date; to: Date } {
  const from = new Date(`${day}T00:00:00+08:00`);
  return { from, to: new Date(from.getTime() + DAY_MS) };
}

/** Reads `YYYY-MM-DD HH:mm:ss` of China; null where it is none. */
export function fromChinaTime(text: unknown): Date | null {
  if (!/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(String(text))) return null;
  const at = new Date(`${String(text).replace(' ', 'T')}+08:00`);
  return Number.isNaN(at.getTime()) ? null : at;
}

/** RFC 3339 with the offset of China, whole seconds: `2026-11-21T10:00:00+08:00`. */
export const chinaRfc3339 = (at: Date): string => `${chinaTime(at).replace(' ', 'T')}+08:00`;
