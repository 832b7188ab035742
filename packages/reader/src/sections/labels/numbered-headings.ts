import type { Line } from '../../types.ts';
import { isAlone } from '../headings.ts';

/** `2.`, `C)`, `Section 3:`: how a line is numbered, and which one it is. */
type Numbered = { form: string; n: number };

const NUMBER = /^\s*((?:section|part)\s+)?(?:(\d{1,2})|([a-z]))\s*([.:)–—-])\s*(?=\p{L})/iu;
const MAX_LENGTH = 90;
const LEAST = 2;

function numberOf({ text }: Line): Numbered | null {
  const [, word = '', digits, letter, mark] = NUMBER.exec(text) ?? [];
  if (!mark) return null;
  const n = digits ? Number(digits) : letter!.toLowerCase().codePointAt(0)! - 96;
  return { form: `${word.trim().toLowerCase()}|${digits ? '1' : 'a'}|${mark}`, n };
}

const lookOf = ({ cells: [cell] }: Line): string => `${cell!.bold}|${cell!.colour}|${cell!.font}`;

/**
 * Lines that are numbered and drawn as the known headings are, each with the number that is wanted where it stands:
 * headings, whatever their words. `known`: the places of headings whose words say what they head.
 */
export function numberedHeadings(lines: readonly Line[], known: readonly number[]): Set<number> {
  const own = known.flatMap((at) => {
    const number = numberOf(lines[at]!);
    return number ? [{ at, ...number, look: lookOf(lines[at]!) }] : [];
  });
  const [first] = own;
  if (!first || own.length < LEAST || own.length * 2 < known.length) return new Set();
  if (own.some(({ form, look }, i) => form !== first.form || look !== first.look || (i && own[i - 1]!.n >= own[i]!.n)))
    return new Set();
  const out = new Map<number, number>();
  for (const [at, line] of lines.entries()) {
    const number = numberOf(line);
    if (number?.form !== first.form || lookOf(line) !== first.look || out.has(number.n)) continue;
    const fits = own.every((one) => (one.at < at ? one.n < number.n : one.at > at && one.n > number.n));
    const isText = line.text.length > MAX_LENGTH || /[.;,]$/.test(line.text);
    if (fits && isAlone(line) && !isText && Math.abs(line.x0 - lines[first.at]!.x0) < 4) out.set(number.n, at);
  }
  return new Set(out.values());
}
