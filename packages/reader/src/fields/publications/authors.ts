import { hasVenueWord } from '@verdant/lexicon/vocabulary';

/** `Okafor`, `J.-P.`, `van`: words of a name in Latin letters, of which one at least is whole. */
const WORD = String.raw`(?:\p{Lu}[\p{L}'’-]{0,24}|(?:\p{Lu}\.?-?){1,4}|van|von|de|da|der|den|di|la|le|bin)`;
const LATIN = new RegExp(`^${WORD}(?:\\s+${WORD}){0,4}[*†‡\\d]{0,2}$`, 'u');
const CHINESE = /^\p{Script=Han}{2,4}(?:·\p{Script=Han}{1,8})?[*†‡\d]{0,2}$/u;
const REST = /^(?:et al\.?|等)$/i;
const BETWEEN = /\s*(?:[,，、;；&]|\band\b|(?<=\p{Script=Han})[和与](?=\p{Script=Han}))\s*/u;

/** Whether a text is a row of names, of one person or of several. */
export function areAuthors(text: string): boolean {
  if (hasVenueWord(text)) return false;
  const names = text
    .replace(/\s*(?:\bet al\.?|等)$/i, '')
    .split(BETWEEN)
    .filter(Boolean);
  const isName = (name: string) => LATIN.test(name) || CHINESE.test(name) || REST.test(name);
  return names.length > 0 && names.every(isName) && names.some((name) => name.length > 2);
}

const INITIAL = /(?:^|[\s.-])\p{Lu}\.(?=$|[\s.,，-])/u;

/** Whether it is a row of names and can be no journal: several of them, initials, or a Chinese name. */
export const areSurelyAuthors = (text: string): boolean =>
  areAuthors(text) && (CHINESE.test(text) || INITIAL.test(text) || /[,，、;；]|(?:et al\.?|等)$/i.test(text));
