const WHOLE = /^(\d{4}(-(0[1-9]|1[0-2]))?)?$/;

/** `YYYY`, `YYYY-MM` or nothing, as the content model holds it. */
export const isDate = (text: string): boolean => WHOLE.test(text);

/** Common ways of writing a month as `YYYY-MM`; null where it is not one. */
export const normaliseDate = (text: string): string | null => {
  const plain = text.trim();
  if (isDate(plain)) return plain;
  const [, year, month] = /^(\d{4})\s*[-./年]\s*(\d{1,2})\s*月?$/.exec(plain) ?? /^(\d{4})()年$/.exec(plain) ?? [];
  if (year) return atMonth(year, month);
  const [, first, last] = /^(\d{1,2})\s*[-./]\s*(\d{4})$/.exec(plain) ?? [];
  return last ? atMonth(last, first) : null;
};

const atMonth = (year: string, month = ''): string | null => {
  const text = month ? `${year}-${month.padStart(2, '0')}` : year;
  return isDate(text) ? text : null;
};
