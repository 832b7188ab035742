import { findEnglishVerb } from '@verdant/lexicon';
import { escaped } from '../../../text/escaped.ts';
import { counted } from '../../constructions/counted.ts';
import { baseOf } from '../english-words.ts';

const CLAUSE = '(?:^|[,;.]\\s*|\\b(?:and|then|also|i|we)\\s+)';
const DEED = new RegExp(`${CLAUSE}([a-z]{3,})\\b(?=\\s+(?!(?:by|with|in|at|on|for|from|as)\\b)[a-z\\d])`, 'gi');

const BY_THEM =
  /\b(?:was|were|been|being|got) (?:[a-z]+ly )?([a-z]+) (?:(?:(?!\bby\b)[^;.]){0,24}? )?by (?!me\b|myself\b|us\b|[a-z]+ing\b|\d)/gi;
/** Was interviewed by two papers: has not interviewed them. */
function doneByThem(original: string, rewrite: string): string[] {
  return Array.from(original.matchAll(BY_THEM)).flatMap(([, part = '']) => {
    const base = baseOf(part);
    if (findEnglishVerb(part) === undefined && base === part) return [];
    const said = Array.from(rewrite.matchAll(DEED)).find(([, word = '']) => baseOf(word) === base);
    return said ? [said[1]!] : [];
  });
}

const TO_COME =
  /(?<!\b(?:tasks?|job|role|duty|duties|work|aim|goal|target|brief) )\b(?:(?:is|are) (?:due |planned |scheduled |set |expected |about |supposed |meant )?|(?:was|were) (?:due |planned |scheduled |set |expected |about |supposed |meant ))to (?!be able)[a-z]+|\bwill (?:be )?[a-z]+|\b(?:plan(?:s|ned|ning)?|hop(?:es?|ed|ing)|intend(?:s|ed|ing)?|propos(?:e[ds]?|ing)) to [a-z]+/i;
const STILL_TO_COME =
  /\bto [a-z]+|\b(?:will|would|plan\w*|due|expect\w*|schedul\w*|upcoming|future|forthcoming|propos\w*|intend\w*|intention|hop\w+|set for|not yet|prepar\w*|from \d)/i;
/** What is to begin has not begun. */
const comingAsDone = (original: string, rewrite: string): string[] => {
  const said = TO_COME.exec(original)?.[0];
  if (said === undefined || STILL_TO_COME.test(rewrite)) return [];
  return /\b(?:helped|asked|had|used|able|managed)\b/i.test(original) ? [] : [said];
};

const INCLUDED = /\b(?:including|of (?:whom|which|these)|among (?:them|these|whom)|counting) (\w+)/gi;
/** Nine with two among them are not nine and two. */
const includedAsAdded = (original: string, rewrite: string): string[] =>
  Array.from(original.matchAll(INCLUDED)).flatMap(([, size = '']) =>
    /^(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten)$/i.test(size)
      ? (new RegExp(
          `\\b(?:as well as|plus|and also|along with|in addition to|on top of)(?: an?)?(?: another)? ${escaped(size)}\\b`,
          'i',
        ).exec(rewrite) ?? [])
      : [],
  );

const DENIED = /\b(?:did|do|does|was|were|have|had) not\b|\bnever\b|\bnot (?:with|for|in|at|on|by|of)\b/i;
/** Not with customers is not `not only with customers`; not all are not none. */
const otherDenials = (original: string, rewrite: string): string[] => [
  ...(DENIED.test(original) && !/\bnot only\b|\bnot just\b/i.test(original)
    ? (/\bnot (?:only|just|merely)\b/i.exec(rewrite) ?? [])
    : []),
  ...(/\bnot (?:all|every|everyone|everybody)\b/i.test(original) &&
  !/\bnot (?:all|every)|\bsome\b|\bmost\b|\bpart/i.test(rewrite)
    ? (/\bnone\b|\bno [a-z]+|\ball\b|\bevery\b/i.exec(rewrite) ?? [])
    : []),
];

const PART_OF =
  /\b(?:an?|the|one|its|their) ((?:[a-z]+ )?(?:pages?|parts?|sections?|chapters?|modules?|components?|wings?|phases?|stages?|half|corner|back ?end|front ?end|prototype|draft|outline|appendix|footnotes?|index|cover|interior|facade|roof|basement|ground floor)) (?:of|for) (?:an?|the|our|its|their) ((?:[a-z-]+ )*?[a-z-]+)(?=\s*(?:[,;.)]|$)| (?:in|for|at|with|by|on|to|and|from)\b)/gi;
/** The login page of a site is less than the site. */
const partAsWhole = (original: string, rewrite: string): string[] =>
  Array.from(original.matchAll(PART_OF)).flatMap(([, part = '', whole = '']) => {
    const head = part.split(' ').at(-1)!.replace(/s$/, '');
    const thing = whole.split(' ').at(-1)!;
    return !rewrite.toLowerCase().includes(head.toLowerCase()) && rewrite.toLowerCase().includes(thing.toLowerCase())
      ? [`${part} of`]
      : [];
  });

const NUMBER = '(two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\\d{1,2})';
const TEAM = new RegExp(
  `\\b(?:team|group|crew|squad|brigade) of ${NUMBER}\\b|\\b${NUMBER}[- ](?:person|strong|member) (?:team|group|crew|squad|brigade)\\b`,
  'i',
);
const OTHERS = new RegExp(
  `\\bwith ${NUMBER} (?:other )?(?:colleagues|others|team ?mates|co-?workers|other [a-z]+s)\\b`,
  'i',
);
/** In a team of four one has three colleagues. */
function otherTeams(original: string, rewrite: string): string[] {
  const sizeOf = (text: string) => {
    const [, of, strong] = TEAM.exec(text) ?? [];
    const [, others] = OTHERS.exec(text) ?? [];
    const all = of ?? strong;
    return all ? counted(all) : others ? counted(others) + 1 : null;
  };
  const [own, told] = [sizeOf(original), sizeOf(rewrite)];
  return own !== null && told !== null && own !== told ? [(OTHERS.exec(rewrite) ?? TEAM.exec(rewrite))![0]] : [];
}

/** In known words what others did, what is to come, a part, one more: as one's own, as done, as the whole. */
export const turnedDeeds = (original: string, rewrite: string): string[] =>
  [doneByThem, comingAsDone, includedAsAdded, otherTeams, otherDenials, partAsWhole].flatMap((check) =>
    check(original, rewrite),
  );
