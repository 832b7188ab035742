/** A text as dates are looked for in it: `at[i]` is where its letter `i` stands in the original, `at.length` one more. */
export type Plain = { text: string; at: readonly number[] | null };

const CHINESE = '〇零一二三四五六七八九';
/** Stands for 10 in one sign, so that no letter moves. */
export const TEN = '⑩';
const WIDE = /[\uff0d-\uff19\u2010\u2011\u2212\ufe63]/g;
/** A year in Chinese digits, with its month. */
const CHINESE_DATE =
  /[一二][〇零一二三四五六七八九oO○]{3}(?=\s*年)(?:\s*年\s*(?:十[一二]?|[一二三四五六七八九])(?=\s*月))?/g;
/** Single digits and marks with a space between each. */
const SPACED = /(?<!\d)\d(?: [\d./年月至今~–—-]){3,40}(?![\d])/g;
const NEEDED = /[\uff0d-\uff19\u2010\u2011\u2212\ufe63]|[一二][〇零一二三四五六七八九oO○]{3}\s*年|\d \d \d \d/;

const digitOf = (sign: string): string => {
  const at = CHINESE.indexOf(sign);
  return at < 0 ? (/[oO○]/.test(sign) ? '0' : sign) : String(Math.max(0, at - 1));
};

/** Full-width digits and marks, years in Chinese digits and letter-spaced dates as dates are usually typed. */
export function plainDigits(original: string): Plain {
  if (!NEEDED.test(original)) return { text: original, at: null };
  const text = original
    .replace(WIDE, (sign) =>
      sign < '\uff00' || sign === '\ufe63' ? '-' : String.fromCharCode(sign.charCodeAt(0) - 0xfee0),
    )
    .replace(CHINESE_DATE, (date) => {
      const [year, month] = date.split('年');
      const number = month?.replace('十', month.trim().length > 1 ? '1' : TEN);
      return [year, number]
        .filter((part) => part !== undefined)
        .join('年')
        .replace(/./g, digitOf);
    });
  const gone = new Set<number>();
  for (const m of text.matchAll(SPACED))
    for (let i = 0; i < m[0].length; i++) if (m[0][i] === ' ') gone.add(m.index + i);
  if (!gone.size) return { text, at: null };
  const kept = [...text].flatMap((_, i) => (gone.has(i) ? [] : [i]));
  return { text: kept.map((i) => text[i]).join(''), at: [...kept, text.length] };
}
