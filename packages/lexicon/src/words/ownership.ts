/** How much of the work a verb claims: took part < did it < was in charge < led others. */
export const OWNERSHIP = { assist: 0, did: 1, managed: 2, led: 3 } as const;
export type Ownership = (typeof OWNERSHIP)[keyof typeof OWNERSHIP];
