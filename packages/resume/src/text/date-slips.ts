/** `2012,3`: a comma where a point should stand. */
const SLIP = /(?<![\d.,])(?:19|20)\d\d[,，](?:0?[1-9]|1[0-2])(?=\s?[-–—~～至到]|$)/;
const MONTHS = ['january', 'february', 'august', 'september', 'october', 'november', 'december'];
/** A word before a year, where a month stands; the months of other languages are none of ours, and Augusta is a town. */
const BEFORE_YEAR = /(?<!\p{L})([A-Z]\p{Ll}{4,9})(?=,? (?:19|20)\d\d(?!\d))/gu;
const OF_OTHERS = /(?:bre|bro|ber[sn])$|^(?:janv|févr|oktober|dezember|desember)|^(?:januar|februar|august[ai])$/i;

const sorted = (word: string): string => Array.from(word).sort().join('');
const lacksOne = (short: string, long: string): boolean =>
  long.length === short.length + 1 &&
  Array.from(long).some((_, at) => long.slice(0, at) + long.slice(at + 1) === short);
/** Letters of the month in another order, or one too many or too few. */
const isNear = (word: string, month: string): boolean =>
  word !== month &&
  word[0] === month[0] &&
  (sorted(word) === sorted(month) || lacksOne(word, month) || lacksOne(month, word));

/** The words of a text that are a date with a slip of the keys; null where there are none. */
export function dateSlip(text: string): { found: string; from: number } | null {
  const slip = text.match(SLIP);
  if (slip?.index !== undefined) return { found: slip[0], from: slip.index };
  for (const { 0: found, index } of text.matchAll(BEFORE_YEAR)) {
    const word = found.toLowerCase();
    if (!OF_OTHERS.test(word) && MONTHS.some((month) => isNear(word, month))) return { found, from: index };
  }
  return null;
}
