const DATE = /^(\d{4}(-(0[1-9]|1[0-2]))?)?$/;

/** `YYYY`, `YYYY-MM` or nothing, as a résumé holds it. */
export const isDate = (text: string): boolean => DATE.test(text);
/** The same as a pattern for a schema. */
export const DATE_PATTERN = DATE.source;

const NAMES = 'january february march april may june july august september october november december'.split(' ');
const DIGITS = '零一二三四五六七八九';
const PRESENT = /^(present|now|current(ly)?|ongoing|today|to date|至今|迄今|现在|目前|今|在职|在读)$/i;
const SEPARATOR = String.raw`[\s,./\-–—]*`;
const DAY = String.raw`\d{1,2}(?:st|nd|rd|th)?`;

/** Year first, month as a number, a day that is dropped: `2019-07`, `2019.7`, `2019年7月`, `2019/7/1`. */
const YEAR_FIRST = /^(\d{4})\s*[-–—./年\s]\s*(\d{1,2})\s*(?:月份?)?(?:\s*[-./]?\s*\d{1,2}\s*[日号]?)?$/;
const CLOSE = /^(\d{4})(0[1-9]|1[0-2])$/;
const YEAR = /^(\d{4})\s*年?$/;
const MONTH_FIRST = /^(\d{1,2})\s*[-./\s]\s*(\d{4})$/;
const NAME_FIRST = new RegExp(String.raw`^(?:${DAY}${SEPARATOR})?([a-z]+)${SEPARATOR}(?:${DAY}\s*,?\s+)?(\d{4})$`);
const NAME_LAST = new RegExp(String.raw`^(\d{4})${SEPARATOR}([a-z]+)\.?$`);

/** 1 to 12 for a number or an English name of three letters or more; else 0 or another number. */
const monthOf = (word: string): number =>
  /^\d+$/.test(word) ? Number(word) : word.length < 3 ? 0 : NAMES.findIndex((name) => name.startsWith(word)) + 1;

/** 二〇一九年十二月 in digits. */
const inDigits = (text: string): string =>
  text
    .replace(/[〇○]/g, '零')
    .replace(/十(?=[一二])/g, '一')
    .replace(/十/g, '10')
    .replace(/[零一二三四五六七八九]/g, (sign) => String(DIGITS.indexOf(sign)));

function at(year: string, month?: string): string | null {
  if (month === undefined) return year;
  const text = `${year}-${String(monthOf(month)).padStart(2, '0')}`;
  return isDate(text) ? text : null;
}

/** A month or a year as people write it, as `YYYY-MM` or `YYYY`; '' stays. Null where it is neither. */
export function readDate(written: string): string | null {
  const plain = inDigits(written.normalize('NFKC').trim().toLowerCase());
  if (isDate(plain)) return plain;
  const [, year, month] =
    YEAR_FIRST.exec(plain) ?? CLOSE.exec(plain) ?? YEAR.exec(plain) ?? NAME_LAST.exec(plain) ?? [];
  if (year) return at(year, month);
  const [, first, last] = MONTH_FIRST.exec(plain) ?? NAME_FIRST.exec(plain) ?? [];
  return last ? at(last, first) : null;
}

/** Whether somebody who was asked for an end says that it goes on. */
export const isPresent = (written: string): boolean => PRESENT.test(written.normalize('NFKC').trim());

/** Whether an end lies before its start, as far as both are told; what goes on or is not told lies behind everything. */
export function endsBeforeStart(start: string, end: string | null): boolean {
  if (!start || !end) return false;
  const told = Math.min(start.length, end.length);
  return end.slice(0, told) < start.slice(0, told);
}
