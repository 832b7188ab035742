import { anyOf, documentNames, hasTitleWord } from '@verdant/lexicon/vocabulary';
import { unwrapped } from '../../entries/heads/head-lines.ts';
import { takePersonal } from '../../parse/personal.ts';
import { isBullet } from '../../sections/styles.ts';
import type { Line } from '../../types.ts';
import { findEmail, findPhone, findUrl } from '../../values/contacts.ts';
import { isLocation } from '../../values/locations.ts';

/** Signs between the parts of a line. */
const PARTS = /\s*[|｜·•]\s*|\s+[–—/]\s+/u;
const takesPersonal = (text: string): boolean => takePersonal({}, text);

const isReach = (text: string): boolean => [findEmail, findPhone, findUrl].some((find) => find(text) !== null);
const hasContact = (text: string): boolean => /[@:：|｜]/.test(text) || isReach(text);

/** A headline over two lines (`Senior Analyst,` `Logistics`) in one: neither line holds contact data. */
export const withWholeHeadline = (header: Line[], name: string): Line[] =>
  unwrapped(
    header,
    (a, b) =>
      hasTitleWord(`${a.text} ${b.text}`) &&
      ![a, b].some((l) => hasContact(l.text) || isLocation(l.text) || name.includes(l.text.trim())),
  );

const [LONGEST, LARGER] = [100, 1.08];
const document = anyOf(documentNames, { at: 'whole' });

/**
 * The line right below a name that says what somebody is, as one text, whatever parts it: it names a post, or it is set
 * larger than the text (`size`, in pt), and holds no data of the person.
 */
export function headlineBelow(header: readonly Line[], name: string, size: number): Line | null {
  if (name === '') return null;
  const words = header.map(({ text }) => text.trim());
  const at = words.findLastIndex((text) => text !== '' && name.includes(text.replace(/-$/, '')));
  const line = header[at + 1];
  if (at < 0 || !line || line.cells.length > 1 || line.text.length > LONGEST || /[.。!！?？:：]$/.test(line.text))
    return null;
  const parts = line.text.split(PARTS).filter(Boolean);
  const isData = (text: string) => isReach(text) || isLocation(text) || takesPersonal(text);
  if (document.test(line.text.trim()) || /[:：@]/.test(line.text) || isBullet(line.text) || parts.some(isData))
    return null;
  return hasTitleWord(line.text) || line.size > size * LARGER ? line : null;
}
