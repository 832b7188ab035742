import type { Line } from '../types.ts';
import { findEmail, findPhone, findUrl } from '../values/contacts.ts';
import { isPlace } from '../values/places.ts';
import { isTitle } from '../values/roles.ts';
import { unwrapped } from './head-lines.ts';

const hasContact = (text: string): boolean =>
  /[@:：|｜]/.test(text) || [findEmail, findPhone, findUrl].some((find) => find(text) !== null);

/** A headline over two lines (`Senior Analyst,` `Logistics`) in one: neither line holds contact data. */
export const withWholeHeadline = (header: Line[], name: string): Line[] =>
  unwrapped(
    header,
    (a, b) =>
      isTitle(`${a.text} ${b.text}`) &&
      ![a, b].some((l) => hasContact(l.text) || isPlace(l.text) || name.includes(l.text.trim())),
  );
