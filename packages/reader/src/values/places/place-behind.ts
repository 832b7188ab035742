import { hasOrganisationWord, hasTitleWord } from '@verdant/lexicon/vocabulary';
import { isLocation, namesCampus } from '../locations.ts';
import { leanOf } from '../roles.ts';

/** A place of any name: its words have capitals and are few; a district may have a number, a region stand behind it. */
const PLACE = "(?:the )?\\p{Lu}[\\p{L}'’.-]*(?:[ -]\\p{L}[\\p{L}'’.-]*){0,2}(?: \\d{1,2})?(?:, \\p{Lu}[\\p{L}.]*)?\\.?";
/** `Harbour Foods, Ghent`, `Harbour Foods – Ghent`: the last words behind a comma or a dash. */
const BEHIND = new RegExp(`^(.{2,80}?)(, | [-–—] )(${PLACE})$`, 'u');
/** What ends the name of a company: `Inc.`, `S.A.`, `LLC`. */
const LEGAL = /^(?:\p{Lu}\.?){2,5}$|^(?:Inc|Ltd|Limited|Co|Corp|Group|Sons|Partners)\b/u;

/** A name, the sign between it and its place, and the place without a full stop. */
type Split = { name: string; sign: string; place: string };
const plainSign = (sign: string): string => (sign === ', ' ? 'comma' : 'dash');

function split(text: string): Split | null {
  const [, name, sign, place] = BEHIND.exec(text) ?? [];
  if (!name || !sign || !place || LEGAL.test(place) || namesCampus(name, place)) return null;
  return hasOrganisationWord(place) || hasTitleWord(place) || leanOf(place) <= -1
    ? null
    : { name, sign: plainSign(sign), place: place.replace(/(?<=\p{Ll}{2})\.$/u, '') };
}

/** `University of Moor Vale, Moor Vale`: what is named for its town. */
const namesPlace = ({ name, place }: Split): boolean => name.endsWith(` ${place}`);

/** Where the name of one head stands before its place in the document: what is between them. */
export function signBefore(place: string, name: string, texts: readonly string[]): string | null {
  if (!name || !place) return null;
  for (const text of texts) {
    const at = text.indexOf(name);
    const behind = at < 0 ? '' : text.slice(at + name.length);
    const sign = /^(?:, | [-–—] )/u.exec(behind)?.[0];
    if (sign && behind.slice(sign.length).startsWith(place)) return plainSign(sign);
  }
  return null;
}

/**
 * The names of employers or schools of one section, each with the place behind it, null where none stands there. `signs`:
 * what parts other names of the section from places that were read.
 */
export function placesBehind(
  names: readonly string[],
  signs: readonly (string | null)[] = [],
): ({ name: string; place: string } | null)[] {
  const found = names.map(split);
  // a place that nobody knows is one where the other names end in one as well
  const count = (sign: string) =>
    found.filter((one) => one?.sign === sign).length + signs.filter((one) => one === sign).length;
  const isUsual = (sign: string) => count(sign) > 1 && count(sign) * 2 > names.filter(Boolean).length;
  return found.map((one) =>
    one && (isUsual(one.sign) || isLocation(one.place) || namesPlace(one))
      ? { name: one.name, place: one.place }
      : null,
  );
}
