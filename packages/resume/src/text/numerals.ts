const digits: Record<string, number> = {
  零: 0,
  〇: 0,
  一: 1,
  二: 2,
  两: 2,
  三: 3,
  四: 4,
  五: 5,
  六: 6,
  七: 7,
  八: 8,
  九: 9,
};
const small: Record<string, number> = { 十: 10, 百: 100, 千: 1000 };
const large: Record<string, number> = { 万: 1e4, 亿: 1e8 };

/** 一万二 is 12,000: a digit right behind a unit counts the next smaller one. */
const SHORTENED = /([百千万亿])([一二三四五六七八九])$/;

/** 三百二十万 → 3200000; null for what is no numeral. */
export function chineseNumeral(text: string): number | null {
  const [, unit = '', last = ''] = SHORTENED.exec(text) ?? [];
  if (last !== '' && text.length > 2) {
    const round = chineseNumeral(text.slice(0, -1));
    return round === null ? null : round + (digits[last]! * (small[unit] ?? large[unit]!)) / 10;
  }
  let total = 0;
  let section = 0;
  let digit: number | null = null;
  for (const char of text) {
    if (char in digits) digit = digits[char]!;
    else if (char in small) {
      section += (digit ?? 1) * small[char]!;
      digit = null;
    } else if (char in large) {
      total = (total + section + (digit ?? (section === 0 && total === 0 ? 1 : 0))) * large[char]!;
      section = 0;
      digit = null;
    } else return null;
  }
  return total + section + (digit ?? 0);
}

const words: Record<string, number> = Object.fromEntries(
  `one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen`
    .split(' ')
    .map((word, index) => [word, index + 1]),
);
for (const [index, word] of 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ').entries())
  words[word] = (index + 2) * 10;
const multipliers: Record<string, number> = {
  dozen: 12,
  dozens: 12,
  hundred: 100,
  hundreds: 100,
  thousand: 1000,
  thousands: 1000,
  million: 1e6,
  millions: 1e6,
  billion: 1e9,
  billions: 1e9,
};

/** A run of number words: `twenty-five`, `two hundred thousand`, `dozens`. */
export const ENGLISH_NUMBER_WORDS = new RegExp(
  `\\b(?:${[...Object.keys(words), ...Object.keys(multipliers)].join('|')})\\b(?:[\\s-]+(?:and\\s+)?(?:${[
    ...Object.keys(words),
    ...Object.keys(multipliers),
  ].join('|')})\\b)*`,
  'gi',
);

export function englishNumeral(text: string): number {
  let total = 0;
  let section = 0;
  for (const word of text.toLowerCase().split(/[\s-]+/)) {
    if (word in words) section += words[word]!;
    const factor = multipliers[word];
    if (factor === undefined) continue;
    if (factor < 1000) section = (section || 1) * factor;
    else {
      total += (section || 1) * factor;
      section = 0;
    }
  }
  return total + section;
}

export const englishMultiplier = (word: string): number | undefined => multipliers[word.toLowerCase()];
