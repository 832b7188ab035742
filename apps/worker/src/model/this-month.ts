/** `YYYY-MM` in UTC, for rules that have no clock of their own. */
export const thisMonth = (): string => new Date().toISOString().slice(0, 7);
