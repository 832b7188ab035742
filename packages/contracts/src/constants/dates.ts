const DATE = /^(\d{4}(-(0[1-9]|1[0-2]))?)?$/;

/** `YYYY`, `YYYY-MM` or nothing, as a résumé holds it. */
export const isDate = (text: string): boolean => DATE.test(text);
/** The same as a pattern for a schema. */
export const DATE_PATTERN = DATE.source;
