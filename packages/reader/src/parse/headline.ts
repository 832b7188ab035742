import type { Line } from '../types.ts';
import { findEmail, findPhone, findUrl } from '../values/contacts.ts';
import { isPlace } from '../values/places.ts';
import { isTitle } from '../values/roles.ts';
import { unwrapped } from './head-lines.ts';
import { nameLikeness } from './name.ts';

const hasContact = (text: string): boolean =>
  /[@:：|｜]/.test(text) || [findEmail, findPhone, findUrl].some((find) => find(text) !== null);

/** A headline over two lines (`Senior Analyst,` `Logistics`) in one: neither line holds contact data or the name. */
export const withWholeHeadline = (header: Line[]): Line[] =>
  unwrapped(
    header,
    (a, b) =>
      isTitle(`${a.text} ${b.text}`) &&
      ![a, b].some((l) => hasContact(l.text) || isPlace(l.text)) &&
      (isTitle(a.text) || nameLikeness(a.text) < 3),
  );
