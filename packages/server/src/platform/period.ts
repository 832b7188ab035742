/** Quotas count by calendar month of China (UTC+8, no summer time), where the site is at home. */
const OFFSET_MS = 8 * 3_600_000;

const monthStart = (at: Date, months: number): Date => {
  const there = new Date(at.getTime() + OFFSET_MS);
  return new Date(Date.UTC(there.getUTCFullYear(), there.getUTCMonth() + months, 1) - OFFSET_MS);
};

export const periodStart = (at: Date): Date => monthStart(at, 0);
/** When the count begins anew. */
export const periodEnd = (at: Date): Date => monthStart(at, 1);
export const DAY_MS = 86_400_000;

/** A day of China, `YYYY-MM-DD`: `to` is the first moment of the next. */
export function chinaDay(day: string): { from: Date; to: Date } {
  const from = new Date(`${day}T00:00:00+08:00`);
  return { from, to: new Date(from.getTime() + DAY_MS) };
}
