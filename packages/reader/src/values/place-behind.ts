import { hasOrganisationWord, hasTitleWord } from '@verdant/lexicon/vocabulary';
import { isLocation } from './locations.ts';
import { leanOf } from './roles.ts';

/** `Harbour Foods, Ghent`: the last words behind a comma, capitalised and few. */
const BEHIND = /^(.{2,80}?), ((?:the )?\p{Lu}[\p{L}'’.-]*(?:[ -]\p{L}[\p{L}'’.-]*){0,2}(?:, \p{Lu}[\p{L}.]*)?)$/u;
/** What ends the name of a company: `Inc.`, `S.A.`, `LLC`. */
const LEGAL = /^(?:\p{Lu}\.?){2,5}$|^(?:Inc|Ltd|Limited|Co|Corp|Group|Sons|Partners)\b/u;

/** The names of employers or schools of one section, each with the place behind it, null where none stands there. */
export function placesBehind(names: readonly string[]): ({ name: string; place: string } | null)[] {
  const found = names.map((text) => {
    const [, name, place] = BEHIND.exec(text) ?? [];
    if (!name || !place || LEGAL.test(place)) return null;
    return hasOrganisationWord(place) || hasTitleWord(place) || leanOf(place) <= -1 ? null : { name, place };
  });
  // a place that nobody knows is one where the other names end in one as well
  const like = found.filter(Boolean).length;
  const isUsual = like > 1 && like * 2 > names.filter(Boolean).length;
  return found.map((one) => (one && (isUsual || isLocation(one.place)) ? one : null));
}
