const SECOND = 1_000;
const HOUR = 3_600 * SECOND;

/** A payment under way when an order ends has arrived by then. */
export const LATE_MS = 600 * SECOND;
/** The first query, should the notice be lost. */
export const FIRST_QUERY_MS = 5 * SECOND;
/** How long a worker holds an order that it queries; if it is killed, another takes the order after that. */
export const QUERY_LEASE_MS = 40 * SECOND;

const later = (from: Date, ms: number) => new Date(from.getTime() + ms);

/** While it is open: often at first, never later than its end. */
export const nextQueryWhileOpen = (now: Date, asked: number, expiresAt: Date): Date => {
  const at = later(now, Math.min(60, 5 + asked * 3) * SECOND);
  return at < expiresAt || now >= expiresAt ? at : expiresAt;
};

/** After it ended at the provider: once more when nothing can be in flight any longer, then never. */
export const nextQueryAfterEnd = (now: Date, expiresAt: Date): Date | null => {
  const last = later(expiresAt, LATE_MS);
  return now < last ? last : null;
};

/** After it was paid: whether the money was refunded in the provider's own console. */
export const nextQueryAfterPayment = (now: Date, paidAt: Date): Date | null =>
  [HOUR, 26 * HOUR].map((ms) => later(paidAt, ms)).find((at) => at > now) ?? null;

/** After a failed query: exponential back-off up to an hour, without end. */
export const nextQueryAfterError = (now: Date, asked: number): Date =>
  later(now, Math.min(HOUR, 5 * SECOND * 2 ** Math.min(asked, 12)));
