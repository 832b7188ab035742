import { coverage } from './coverage.ts';

/** Where an over-long word may break, set by `breakable` and read by the templates; never part of the printed text. */
export const BREAK = '\u{e000}';
const NEWLINE = /\r\n?|[\u000b\u000c\u0085\u2028\u2029]/g;
const SPACE = /[\t\u00a0\u2000-\u200a\u202f\u205f]/g;
/** Controls, soft hyphens, zero-width and bidi controls, variation selectors, private use, tags and non-characters. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Cn}\u115f\u1160\u3164\uffa0]|\u034f|\p{Variation_Selector}/u;
const MISSING = '□';

/**
 * The text as our fonts can print it: NFC, no invisible characters, newlines kept. A letter that no font draws becomes
 * □, so that the loss is seen; a pictograph or a combining mark goes without a trace. Text outside this set can abort the
 * compiler.
 */
export function printable(text: string): string {
  const drawn = coverage();
  let out = '';
  for (const char of text.normalize('NFC').replace(NEWLINE, '\n').replace(SPACE, ' ')) {
    if (char === '\n') out += char;
    else if (INVISIBLE.test(char)) continue;
    else if (drawn.has(char.codePointAt(0)!)) out += char;
    else if (!/[\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}]/u.test(char)) out += MISSING;
  }
  return out;
}

const LONG = /[!-~\u00a1-\u024f]{28,}/g;
const UNBROKEN = /[^\s\u{e000}]{24,}/gu;

/** Lets links, addresses and endless words break: after their punctuation, else every 12 characters. */
export const breakable = (text: string): string =>
  text.replace(LONG, (word) =>
    word
      .replace(/[@./_\-=&?#,;:]+(?=.)/g, (mark) => mark + BREAK)
      .replace(UNBROKEN, (run) => run.replace(/.{12}(?=.)/gu, (part) => part + BREAK)),
  );
