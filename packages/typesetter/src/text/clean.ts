import { coverage } from './coverage.ts';

/** Where an over-long word may break, set by `breakable` and read by the templates; never part of the printed text. */
export const BREAK = '\u{e000}';
const NEWLINE = /\r\n?|[\u000b\u000c\u0085\u2028\u2029]/g;
const SPACE = /[\t\u00a0\u2000-\u200a\u202f\u205f]/g;
/** Controls, soft hyphens, zero-width and bidi controls, variation selectors, private use, tags and non-characters. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Cn}\u115f\u1160\u3164\uffa0]|\u034f|\p{Variation_Selector}/u;
const MISSING = '□';

const MARK = /\p{M}/u;
const LATIN = /\p{Script=Latin}/u;
const PICTOGRAPH = /[\p{Extended_Pictographic}\p{Emoji_Modifier}]/u;

type Kind = 'drawn' | 'letter' | 'mark' | 'missing' | 'picture' | 'gone';

/** A pictograph with what is joined to it, or the two letters of a flag: one character to whoever writes it. */
const CLUSTER =
  /\p{RI}\p{RI}?|\p{Extended_Pictographic}(?:\ufe0f|\p{EMod})*(?:\u200d\p{Extended_Pictographic}(?:\ufe0f|\p{EMod})*)*|[\s\S]/gu;
/** Its parts would say something else: ♂ is no man at work. */
const JOINED = /^(?:\p{RI}|\p{Extended_Pictographic}.*\u200d)/u;

function kindOf(char: string): Kind {
  if (char === '\n') return 'drawn';
  if (INVISIBLE.test(char)) return 'gone';
  const known = coverage().has(char.codePointAt(0)!);
  if (MARK.test(char)) return known ? 'mark' : 'gone';
  if (known) return LATIN.test(char) ? 'letter' : 'drawn';
  return PICTOGRAPH.test(char) ? 'picture' : 'missing';
}

/** At most one entry for each character that there is. */
const kinds = new Map<string, Kind>();
const ASCII = /^[\n -~]*$/;

/** The characters of a text in order, as people count them, with what becomes of each; `char` is what a font may draw. */
function* clusters(text: string): Generator<{ whole: string; char: string; kind: Kind }> {
  for (const [whole] of text.normalize('NFC').replace(NEWLINE, '\n').replace(SPACE, ' ').matchAll(CLUSTER)) {
    const char = String.fromCodePoint(whole.codePointAt(0)!);
    const kind = JOINED.test(whole) ? 'picture' : (kinds.get(char) ?? kindOf(char));
    if (whole === char) kinds.set(char, kind);
    yield { whole, char, kind };
  }
}

/**
 * The text as our fonts can print it: NFC, no invisible characters, newlines kept. A letter that no font draws becomes
 * □, so that the loss is seen; a pictograph goes, as a whole, and `unsettable` tells of both. A combining mark goes that
 * does not stand on a Latin letter, where no one font may draw both. Text outside this set can abort the compiler.
 */
export function printable(text: string): string {
  if (ASCII.test(text)) return text;
  let out = '';
  let carriesMarks = false;
  for (const { char, kind } of clusters(text)) {
    if (kind === 'gone') continue;
    if (kind !== 'mark') carriesMarks = kind === 'letter';
    else if (!carriesMarks) continue;
    if (kind === 'missing') out += MISSING;
    else if (kind !== 'picture') out += char;
  }
  return out;
}

/** The characters of a text that no font of ours draws, each once: the person is told of them. */
export function unsettable(text: string): string[] {
  if (ASCII.test(text)) return [];
  const lost = [...clusters(text)].filter(({ kind }) => kind === 'missing' || kind === 'picture');
  return [...new Set(lost.map(({ whole }) => whole))];
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
