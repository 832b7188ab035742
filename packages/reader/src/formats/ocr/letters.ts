import { FULL_WIDTH, isCjk } from '../../text/spacing.ts';

export type Letter = { text: string; bbox: { x0: number; x1: number; y0: number; y1: number } };

const FULL: Record<string, string> = {
  ',': '，',
  ':': '：',
  ';': '；',
  '?': '？',
  '!': '！',
  '(': '（',
  ')': '）',
  '〈': '（',
  '〉': '）',
};

/** Characters that fill a square, marks with the room around them too. */
export const isWide = (text: string): boolean => isCjk(text) || FULL_WIDTH.test(text) || /^[“”]$/.test(text);

/** Marks between Chinese characters are the wide ones of that script, whatever they were taken for. */
export function fullWidth(words: Letter[][]): Letter[][] {
  const all = words.flat();
  const place = new Map(all.map((letter, i) => [letter, i]));
  const chinese = (letter: Letter | undefined) => letter !== undefined && isCjk(letter.text);
  return words.map((word) =>
    word.map((letter) => {
      const i = place.get(letter)!;
      const wide = FULL[letter.text];
      const among = chinese(all[i - 1]) || (chinese(all[i + 1]) && letter.text === '(');
      return wide && among ? { ...letter, text: wide } : letter;
    }),
  );
}

/** A dot between words is nearly as wide as it is high, small, and keeps apart on both sides. */
const DOT = 0.4;
const DOT_APART = 0.15;

/** Dots that part words are read as crosses, quotes and full stops. */
export function withDots(words: Letter[][], size: number): Letter[][] {
  return words.map((word, i) => {
    const [letter] = word;
    const [before, after] = [words[i - 1]?.at(-1), words[i + 1]?.[0]];
    if (word.length !== 1 || !letter || !before || !after || /[\p{L}\p{N}]/u.test(letter.text)) return word;
    const { x0, x1, y0, y1 } = letter.bbox;
    const [width, height] = [x1 - x0, y1 - y0];
    const round = Math.max(width, height) < DOT * size && width < 2 * height && height < 2 * width;
    const apart = x0 - before.bbox.x1 > DOT_APART * size && after.bbox.x0 - x1 > DOT_APART * size;
    return round && apart ? [{ ...letter, text: '·' }] : word;
  });
}

const YEAR = '(?:19|20)\\d{2}';
const SINCE = new RegExp(`${YEAR}(?:[./年-]\\d{1,2}月?)?$`, 'u');
const UNTIL = new RegExp(`^(?:${YEAR}|至|现|今|present|now|current)`, 'iu');
const textOf = (word: Letter[] | undefined): string => word?.map(({ text }) => text).join('') ?? '';

/** A short dash between two dates is read as a dot or a full stop. */
export function withDashes(words: Letter[][]): Letter[][] {
  return words.map((word, i) => {
    const [mark] = word;
    const between = SINCE.test(textOf(words[i - 1])) && UNTIL.test(textOf(words.slice(i + 1).flat()));
    const isMark = word.length === 1 && mark !== undefined && !/[\p{L}\p{N},，、;；|]/u.test(mark.text);
    return between && isMark ? [{ ...mark, text: '-' }] : word;
  });
}

/** The English pronoun alone at the beginning of a sentence is read as an upright line. */
export function withPronoun(words: Letter[][]): Letter[][] {
  return words.map((word, i) => {
    const begins = i === 0 || /[.!?]/.test(words[i - 1]!.at(-1)!.text);
    const goesOn = /\p{Ll}/u.test(words[i + 1]?.[0]?.text ?? '');
    return word.length === 1 && /^[|l1]$/.test(word[0]!.text) && begins && goesOn ? [{ ...word[0]!, text: 'I' }] : word;
  });
}

/** The sign of a list is smaller than a letter and keeps apart from the words. */
const SMALL = 0.6;
const LONGEST = 2;
const APART = 0.15;
/** What round signs are taken for, beside marks of all kinds. */
const TAKEN_FOR = /^(?:[eoc°©®]|[^\p{L}\p{N}\-–—(（[【]){1,2}$/iu;

/** No line begins with one of these. */
const NEVER_FIRST = /^[”，。、；：»«*°'.,;:]$/;

/** Signs of lists are read as quotes, circles or crosses: a first mark no larger than such a sign becomes one. */
export function asBullet(words: Letter[][], size: number): Letter[][] {
  const all = words.flat();
  const [sign, second] = all;
  if (sign && second && NEVER_FIRST.test(sign.text) && /\p{L}/u.test(second.text)) return withSign(words, [sign]);
  for (let length = 1; length <= LONGEST && length < all.length; length++) {
    const first = all.slice(0, length);
    const next = all[length]!;
    const [x0, x1] = [Math.min(...first.map((l) => l.bbox.x0)), Math.max(...first.map((l) => l.bbox.x1))];
    const [y0, y1] = [Math.min(...first.map((l) => l.bbox.y0)), Math.max(...first.map((l) => l.bbox.y1))];
    if (y1 - y0 > SMALL * size || x1 - x0 > SMALL * size) return words;
    if (next.bbox.x0 - x1 < APART * size || !TAKEN_FOR.test(first.map((l) => l.text).join(''))) continue;
    return withSign(words, first);
  }
  return words;
}

function withSign(words: Letter[][], sign: Letter[]): Letter[][] {
  const rest = words.map((word) => word.filter((letter) => !sign.includes(letter)));
  return [[{ text: '•', bbox: sign[0]!.bbox }], ...rest.filter((word) => word.length > 0)];
}
