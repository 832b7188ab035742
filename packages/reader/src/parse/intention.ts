import type { Intention } from '@verdant/contracts';
import type { Line } from '../types.ts';
import { readContact } from './contact.ts';
import { toItems } from './items.ts';

/** Job intention from its own section: labelled values, else the first text is the position. */
export function parseIntention(lines: Line[]): { intention: Intention; rest: string[] } {
  const { intention, rest } = readContact([], lines, '');
  if (intention.position || !lines.length) return { intention, rest };
  const [first = '', ...others] = toItems(lines);
  const short = first.split(/[，,。;；]/)[0]!.trim();
  const tail = first.slice(first.indexOf(short) + short.length).replace(/^[，,。;；\s]+/, '');
  return { intention: { ...intention, position: short }, rest: [tail, ...others].filter(Boolean) };
}
