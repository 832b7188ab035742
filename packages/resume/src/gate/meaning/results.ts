import { chineseLadders, englishLadders, englishResults, englishTakenUp } from '@verdant/lexicon';
import { once } from '../../text/once.ts';
import { baseOf, englishTokens } from './english-words.ts';
import { items } from './word-lists.ts';

type End = { claims: ReadonlySet<string>; held: ReadonlySet<string> };
const ends = once((): End[] =>
  items(englishResults, /\n/).map((row) => {
    const [claims = '', held = ''] = row.split('|').map((part) => part.trim());
    const own = items(claims, /\s+/).map(baseOf);
    return { claims: new Set(own), held: new Set([...own, ...items(held, /\s+/).map(baseOf)]) };
  }),
);
const takenUp = once(() => new Set(items(englishTakenUp, /\s+/).map(baseOf)));

/** All forms of one deed that a text holds: recovery, recovered. */
const basesOf = (text: string) => {
  const tokens = englishTokens(text);
  return new Set(tokens.flatMap(({ keys: [base = '', stem = ''] }) => [base, stem]));
};

/** An end that the original does not tell of: who chased a debt has not recovered it, whatever list holds the two words. */
export function addedEnds(original: string, rewrite: string): string[] {
  const said = basesOf(original);
  const tokens = englishTokens(rewrite);
  return tokens.flatMap(({ text, from, keys: [base = '', stem = ''] }) => {
    if (said.has(base) || said.has(stem) || /\b(?:not|never)(?: yet)?(?: been)? $/i.test(rewrite.slice(0, from)))
      return [];
    const claimed = ends().filter(({ claims }) => claims.has(base));
    if (claimed.length === 0 || claimed.some(({ held }) => [...said].some((word) => held.has(word)))) return [];
    return [text];
  });
}

const BY_SOMEBODY =
  /\b([a-z]+(?:ed|en|un|on|ght|ought|ad|ut))\s+by\s+(?!me\b|myself\b|[a-z]+ing\b|\d{1,2}(?:[:.]\d\d)?\s?[ap]\.?m\b|\d\d?:\d\d|noon\b|midday\b|midnight\b|(?:the )?(?:end(?! users?\b)|start|middle|beginning|close|deadline|due date|(?:following|next) (?:day|morning|noon|afternoon|evening|night|week(?:end)?|month|quarter|year|season|term|spring|summer|autumn|winter|[a-z]+day))\b|(?:[A-Z][a-z]+day|tomorrow|Christmas|Easter)\b)/gi;
/** Finished by 700, adopted by two schools: what others have done with it. Finished by 5 am says when. */
export function addedUse(original: string, rewrite: string): string[] {
  const said = basesOf(original);
  return Array.from(rewrite.matchAll(BY_SOMEBODY)).flatMap(([, deed = '']) => {
    const [token] = englishTokens(deed);
    const [base = '', stem = ''] = token?.keys ?? [];
    if (!takenUp().has(base) || said.has(base) || said.has(stem)) return [];
    const isAlike = englishTokens(original).some((other) => token!.keys.some((key) => other.keys.includes(key)));
    return isAlike ? [] : [deed];
  });
}

type Step = RegExp;
const ladders = once((): Step[][] => [
  ...items(englishLadders, /\n/).map((row) =>
    items(row, /</).map((step) => new RegExp(`\\b(?:${step})(?:s|es|['’]s)?\\b`, 'i')),
  ),
  ...items(chineseLadders, /\n/).map((row) => items(row, /</).map((step) => new RegExp(step))),
]);

/** What is a part becomes the whole: an interface the system, a village the county. `known` are all words of the entry. */
export function climbed(original: string, rewrite: string, known: string): string[] {
  return ladders().flatMap((steps) => {
    const places = (text: string) => steps.flatMap((step, place) => (step.test(text) ? [place] : []));
    const before = places(original);
    if (before.length === 0) return [];
    const lost = before.filter((place) => !steps[place]!.test(rewrite));
    const highest = Math.max(...before);
    const come = places(rewrite).filter((place) => place > highest && !steps[place]!.test(known));
    return lost.length > 0 ? come.map((place) => steps[place]!.exec(rewrite)![0]) : [];
  });
}
