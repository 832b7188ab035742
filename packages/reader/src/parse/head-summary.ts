import { toText } from '../entries/items.ts';
import { ranOut } from '../layout/line-width.ts';
import { isCjk } from '../text/spacing.ts';
import type { Line } from '../types.ts';
import { findEmail, findOwnUrl, findPhone } from '../values/contacts.ts';
import { startsWithLabel } from './contact.ts';

/** Words, or Chinese characters, that somebody says of himself in whole sentences at least. */
const LEAST = { words: 12, characters: 28 };
/** Lines further apart than this many times their type are two paragraphs. */
const CLOSE = 1.8;

const mayBeProse = ({ cells, text }: Line): boolean =>
  cells.length === 1 &&
  !startsWithLabel(text) &&
  [findEmail, findOwnUrl, findPhone].every((find) => find(text) === null);

/** Sentences, and enough of them: names and headlines have capitals and no full stop. */
function isProse(text: string): boolean {
  if (isCjk(text)) return text.length >= LEAST.characters && /[。！；]/.test(text) && /[，、。]/.test(text);
  const words = text.match(/[\p{L}'’-]+/gu) ?? [];
  const small = words.filter((word) => /^\p{Ll}/u.test(word)).length;
  return words.length >= LEAST.words && small * 2 > words.length && /[.!](?:\s|$)/.test(text);
}

/** What somebody says of himself above the first heading, without one of its own. */
export function headSummary(header: Line[]): { lines: Line[]; text: string } {
  for (const [from, first] of header.entries()) {
    if (!mayBeProse(first)) continue;
    let to = from + 1;
    while (to < header.length) {
      const [above, line] = [header[to - 1]!, header[to]!];
      if (!mayBeProse(line) || line.page !== above.page || line.gap > CLOSE || !ranOut(above, line)) break;
      to++;
    }
    const lines = header.slice(from, to);
    const text = toText(lines);
    if (isProse(text)) return { lines, text };
  }
  return { lines: [], text: '' };
}
