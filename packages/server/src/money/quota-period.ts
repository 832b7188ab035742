import { CHINA_OFFSET_MS } from '@verdant/payments';

/** Quotas count by calendar month of China, where the site is at home. */
const monthStart = (at: Date, months: number): Date => {
  const there = new Date(at.getTime() + CHINA_OFFSET_MS);
  return new Date(Date.UTC(there.getUTCFullYear(), there.getUTCMonth() + months, 1) - CHINA_OFFSET_MS);
};

export const periodStart = (at: Date): Date => monthStart(at, 0);
/** When the count begins anew. */
export const periodEnd = (at: Date): Date => monthStart(at, 1);
export const DAY_MS = 86_400_000;
