import { anyOf, employmentTypes } from '@verdant/lexicon/vocabulary';
import { unclosed } from '../entries/pieces.ts';
import { fold } from '../evidence/stream.ts';
import { isCjk } from '../text/spacing.ts';
import type { Line } from '../types.ts';
import { isLocation } from '../values/locations.ts';
import { looksLikeDate } from '../values/parse-dates.ts';
import { leanOf } from '../values/roles.ts';

/** Signs within a name: `Buyer – Castings`, `Engineer / Lead`, `Buyer II, Packaging`, `Chef (grill)`. */
const WITHIN = /^\s*(?:[-–—/,，、&+:：]|[（(])?\s*$/u;
/** No name is longer, in letters, and no part of one, in words. */
const LONGEST = 110;
const MOST_WORDS = 6;
const isType = anyOf(employmentTypes, { at: 'whole' });

type Span = { from: number; to: number };

function spanOf(text: string, part: string): Span | null {
  const from = part ? text.indexOf(part) : -1;
  return from < 0 ? null : { from, to: from + part.length };
}

/** The text of a span, with the bracket behind it that closes one of its own. */
function closed(text: string, { from, to }: Span): string {
  const part = text.slice(from, to);
  const count = (sign: RegExp) => part.match(sign)?.length ?? 0;
  const rest = text.slice(to).match(/^[^（()）]{0,30}[)）]/u)?.[0] ?? '';
  return count(/[（(]/g) > count(/[)）]/g) ? part + rest : part;
}

/** A name and what was parted from it, as they stand in one cell; null where they do not stand together. */
function together(text: string, name: string, part: string): string | null {
  const [a, b] = [spanOf(text, name), spanOf(text, part)];
  if (!a || !b) return null;
  // `Vale Bakery (Leeds branch)`, of which the bracket was taken for the name
  const before = b.to <= a.from && /^\s*[（(]\s*$/u.test(text.slice(b.to, a.from));
  if (b.from < a.from && !before) return null;
  if (!before && b.from > a.to && !WITHIN.test(text.slice(a.to, b.from))) return null;
  return closed(text, { from: Math.min(a.from, b.from), to: Math.max(a.to, b.to) });
}

const namesNothing = (part: string): boolean =>
  looksLikeDate(part) || isLocation(part) || isType.test(part) || /[。；]$|其间|期间|https?:|www\.|@/i.test(part);

/**
 * Names of a head with what was parted from them and is no other value: `Senior Buyer` and the rest of its cell, `Castings
 * & Machined Components`, are one post. What was taken up is gone from `rest`; `others` are values that stay apart.
 */
export function withWholeNames<K extends string>(
  lines: readonly Line[],
  values: Readonly<Record<K, string>>,
  rest: readonly string[],
  { fits, others }: { fits: (key: NoInfer<K>, part: string) => boolean; others: readonly string[] },
): { values: Record<K, string>; rest: string[] } {
  const whole: Record<K, string> = { ...values };
  const kept: string[] = [];
  const cells = lines.flatMap((line) => line.cells);
  const keys = Object.keys(values) as K[];
  for (const told of rest) {
    // `Foreman, north bank and south bank of the dock` behind `Ganger / `: a second post, and what it was of
    const opening = told.split(/,\s/, 1)[0]!;
    const isLong = !isCjk(told) && told.split(/\s+/).length > MOST_WORDS;
    const part = isLong && keys.some((key) => whole[key] && fits(key, opening)) ? opening : told;
    const found = keys.flatMap((key) => {
      if (!whole[key] || namesNothing(part) || !fits(key, part)) return [];
      if (!isCjk(part) && part.split(/\s+/).length > MOST_WORDS && !part.startsWith(whole[key])) return [];
      const apart = [...keys.filter((other) => other !== key).map((other) => whole[other]), ...others];
      const name = cells.map((cell) => together(cell.text, whole[key], part)).find((text) => text !== null);
      // a bracket that goes on in the next line is told about the name
      const isName =
        name &&
        name.length <= LONGEST &&
        unclosed(name) < 0 &&
        !apart.some((text) => text && fold(name).includes(fold(text)));
      return isName ? [{ key, name }] : [];
    })[0];
    if (found) whole[found.key] = found.name;
    if (!found || part !== told) kept.push(told);
  }
  return { values: whole, rest: kept };
}

/** Whether a part may belong to the name of a post, or to that of an employer. */
export const fitsJob = (key: 'company' | 'position', part: string): boolean =>
  key === 'position' ? leanOf(part) > -2.5 : leanOf(part) < 1;
