import { hasTitleWord } from '@verdant/lexicon/vocabulary';
import { unwrapped } from '../../entries/head-lines.ts';
import type { Line } from '../../types.ts';
import { findEmail, findPhone, findUrl } from '../../values/contacts.ts';
import { isLocation } from '../../values/locations.ts';

const hasContact = (text: string): boolean =>
  /[@:：|｜]/.test(text) || [findEmail, findPhone, findUrl].some((find) => find(text) !== null);

/** A headline over two lines (`Senior Analyst,` `Logistics`) in one: neither line holds contact data. */
export const withWholeHeadline = (header: Line[], name: string): Line[] =>
  unwrapped(
    header,
    (a, b) =>
      hasTitleWord(`${a.text} ${b.text}`) &&
      ![a, b].some((l) => hasContact(l.text) || isLocation(l.text) || name.includes(l.text.trim())),
  );
