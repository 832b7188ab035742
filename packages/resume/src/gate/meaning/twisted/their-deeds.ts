import { findEnglishVerb } from '@verdant/lexicon';
import { baseOf } from '../english-words.ts';

/** Somebody and what they do, told behind them: `for the head cook, who tastes and plates it`, `which the night shift packs`. */
const WHO = /,?\s(?:who|whom)\s+(?:then\s+|also\s+|in turn\s+)?([a-z]+)(?:\s[^,;.]*?\band\s+(?:then\s+)?([a-z]+))?/gi;
const WHICH =
  /\bwhich\s+(?:the|a|an|my|our|another)\s+(?:[a-z-]+\s){1,2}?([a-z]+?)(?:\s+and\s+([a-z]+))?(?=\s*(?:[,;.]|$)|\s(?:at|by|on|in|for|to)\b)/gi;
/** A state, or what one does about other people's doings. */
const NO_DEED =
  /^(?:be|have|do|need|want|can|will|may|must|live|work|come|go|use|know|like|speak|ask|call|visit|stay)$/;
/** Before a deed: it is still somebody else's. */
const THEIRS = /\b(?:who|whom|which|that|for|to|before|after)\b[^;.]*$/i;
const BY_THEM = /^[^;.]{0,40}?\bby\b/i;

/** Behind these a word is a thing: the packs, of checks. */
const BEFORE_THING = /\b(?:the|an?|of|my|our|its|each|per|in|all|no|any|with)\s$/i;

/** The first word behind somebody is what they do; one behind `and` may be a thing. */
const deedsIn = (text: string, pattern: RegExp): string[] =>
  Array.from(text.matchAll(pattern)).flatMap(([, verb, joined]) => [
    ...(verb ? [baseOf(verb.toLowerCase())] : []),
    ...(joined && findEnglishVerb(joined) ? [baseOf(joined.toLowerCase())] : []),
  ]);

const NOUN_OF: Record<string, string> = {
  signature: 'sign',
  approval: 'approve',
  review: 'review',
  decision: 'decide',
  checking: 'check',
  inspection: 'inspect',
  publication: 'publish',
};
/** `For signature by the head of department`, `for the partner's approval`. */
const FOR_THEM = new RegExp(
  `\\bfor (?:the |their |final )?(${Object.keys(NOUN_OF).join('|')}) (?:by|of) (?!me\\b)|\\bfor (?:the |my |our |his |her )?[\\w-]+['’]s? (${Object.keys(NOUN_OF).join('|')})\\b`,
  'gi',
);
const forThem = (text: string): string[] =>
  Array.from(text.matchAll(FOR_THEM), ([, noun, owned]) => NOUN_OF[(noun ?? owned)!.toLowerCase()]!);

/** What somebody else does with it, told as one's own: `…for the cook, who plates it` as `… and plated it for the cook`. */
export function theirDeeds(original: string, rewrite: string): string[] {
  const theirs = [...deedsIn(original, WHO), ...deedsIn(original, WHICH), ...forThem(original)].filter(
    (base) => !NO_DEED.test(base),
  );
  if (theirs.length === 0) return [];
  const own = original.replace(WHO, ' ').replace(WHICH, ' ').replace(FOR_THEM, ' ');
  const bases = new Set(Array.from(own.matchAll(/[a-z]+/gi), ([word]) => baseOf(word.toLowerCase())));
  return Array.from(rewrite.matchAll(/[a-z]+/gi)).flatMap(({ 0: word, index }) => {
    const base = baseOf(word.toLowerCase());
    if (!theirs.includes(base) || bases.has(base) || BEFORE_THING.test(rewrite.slice(0, index))) return [];
    return THEIRS.test(rewrite.slice(0, index)) || BY_THEM.test(rewrite.slice(index + word.length)) ? [] : [word];
  });
}
