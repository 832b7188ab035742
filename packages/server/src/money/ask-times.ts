const SECOND = 1_000;
const HOUR = 3_600 * SECOND;

/** Money in flight when an order ends has arrived by then. */
export const LATE_MS = 600 * SECOND;
/** The first look, should the notice be lost. */
export const FIRST_ASK_MS = 5 * SECOND;
/** Who takes an order to ask about it has it for so long; if it is killed, another takes it then. */
export const ASK_LEASE_MS = 40 * SECOND;

const later = (from: Date, ms: number) => new Date(from.getTime() + ms);

/** While it is open: often at first, never later than its end. */
export const nextOpenAsk = (now: Date, asked: number, expiresAt: Date): Date => {
  const at = later(now, Math.min(60, 5 + asked * 3) * SECOND);
  return at < expiresAt || now >= expiresAt ? at : expiresAt;
};

/** After it ended at the provider: once more when nothing can be in flight any longer, then never. */
export const nextEndedAsk = (now: Date, expiresAt: Date): Date | null => {
  const last = later(expiresAt, LATE_MS);
  return now < last ? last : null;
};

/** After it was paid: whether the provider gave the money back behind our back. */
export const nextPaidAsk = (now: Date, paidAt: Date): Date | null =>
  [HOUR, 26 * HOUR].map((ms) => later(paidAt, ms)).find((at) => at > now) ?? null;

/** When the provider is away: twice as late each time, up to an hour, and never given up. */
export const nextTryAfterTrouble = (now: Date, asked: number): Date =>
  later(now, Math.min(HOUR, 5 * SECOND * 2 ** Math.min(asked, 12)));
