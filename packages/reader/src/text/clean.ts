import { RADICALS } from './radicals.ts';

/** C0 and C1 controls, zero-width marks, soft hyphens, private-use letters of icon fonts, unmapped glyphs. */
const DROPPED =
  // biome-ignore lint/suspicious/noMisleadingCharacterClass: each of these marks is meant by itself
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufe00-\ufe0f\ufeff\ufffc\ufffd\ue000-\uf8ff]|[\u{e0000}-\u{e0fff}\u{f0000}-\u{10ffff}]/gu;
/** Marks of lists by their codes in Symbol and Wingdings, as Word and LibreOffice write them. */
const MARKS = /[\uf0b7\uf0a7\uf0d8]/g;
const SPACES = /[\t\n\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]/g;
const RADICAL = /[\u2e80-\u2fdf\u3ada\u3b35\u3b3a\u3ba3]/g;
/** Full-width letters and digits, ligatures, Kangxi radicals. Full-width punctuation of Chinese text stays. */
const COMPATIBLE =
  /[\uff10-\uff19\uff21-\uff3a\uff41-\uff5a\ufb00-\ufb06\uf900-\ufaff\u2f00-\u2fdf\u{1d400}-\u{1d7ff}]/gu;

/** The text as a person would type it: same words, ordinary code points. */
export const clean = (text: string): string =>
  text
    .replace(MARKS, '•')
    .replace(DROPPED, '')
    .replace(SPACES, ' ')
    .replace(RADICAL, (radical) => RADICALS.get(radical) ?? radical)
    .replace(COMPATIBLE, (letter) => letter.normalize('NFKC'))
    .normalize('NFC');

/** One letter of a font: some name a hyphen by two code points or a space by three. */
export const cleanGlyph = (text: string): string =>
  clean(text)
    .replace(/^[-\u2010\u2011]+$/, '-')
    .replace(/^ +$/, ' ');
