import type { Intention } from '@verdant/contracts';
import { toItems } from '../entries/items.ts';
import { hasLabel, readContact, startsWithLabel } from '../parse/contact.ts';
import { withPairs } from '../parse/pairs.ts';
import type { Line } from '../types.ts';
import { isLocation } from '../values/locations.ts';

/** A text as a line of one cell, in the place of `like`. */
const lineOf = (text: string, like: Line): Line => ({ ...like, text, cells: [{ ...like.cells[0]!, text }] });

/**
 * The first wish of a text: up to the end of its clause. A comma between Latin words belongs to the wish (`Analyst,
 * Logistics`) unless a place, a number or a new clause follows.
 */
function wishIn(text: string): string {
  const clause = text.split(/[，。;；]|,\s*(?=\p{Ll}|\P{L}*\d)/u)[0]!.trim();
  const parts = clause.split(/,\s*/);
  const place = parts.findIndex((part, i) => i > 0 && isLocation(part));
  return place < 0 || isLocation(clause) ? clause : parts.slice(0, place).join(', ');
}

/**
 * Job intention from its own section: labelled values, and the first text without a label, which is the position
 * (or the city, where it is a place).
 */
export function parseIntention(lines: Line[]): { intention: Intention; rest: string[] } {
  const items = toItems(withPairs(lines), startsWithLabel).map((text) => lineOf(text, lines[0]!));
  const labelled = items.filter(hasLabel);
  const { intention: found, basics, rest } = readContact([], labelled, '');
  // `Location` names the wanted place here, not an address.
  const intention = { ...found, city: found.city || basics.address };
  const [first, ...others] = [...rest, ...items.filter((l) => !labelled.includes(l)).map((l) => l.text)];
  if (intention.position || !first) return { intention, rest: first ? [first, ...others] : [] };
  const short = wishIn(first);
  const key = isLocation(short) && !intention.city ? 'city' : 'position';
  const tail = first.slice(first.indexOf(short) + short.length).replace(/^[，,。;；\s]+/, '');
  return { intention: { ...intention, [key]: short }, rest: [tail, ...others].filter(Boolean) };
}
