/** The numbers of `LIMITS`, `JOB_DESCRIPTION_MAX` and `MAX_ADVICE_PER_FIX` in the contracts, which the web takes types from only. */
export const LIMITS = { line: 300, text: 6000, bullet: 1500, bullets: 60, items: 60, tags: 120 } as const;
export const NAME_MAX = 120;
export const JOB_DESCRIPTION_MAX = 12_000;
export const MAX_ADVICE_PER_FIX = 50;
