import { escaped } from '../../../text/escaped.ts';
import { baseOf, englishTokens } from '../english-words.ts';

const NUMBER = '(\\d[\\d,.]*\\d|\\d|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)';
const NEAR = '(?:about |around |roughly |nearly |almost |under |over )?[£$€]?';
const UNIT = '(?: ?(?:%|[a-z]+))?';
const SMALL = 'two three four five six seven eight nine ten eleven twelve'.split(' ');
const amountOf = (said = ''): number =>
  SMALL.includes(said.toLowerCase()) ? SMALL.indexOf(said.toLowerCase()) + 2 : Number(said.replaceAll(',', ''));

const BY_TO = new RegExp(`\\bby ${NEAR}${NUMBER}${UNIT} (?:down |up )?to ${NEAR}${NUMBER}`, 'gi');
const FROM = new RegExp(`\\bfrom ${NEAR}${NUMBER}`, 'gi');
/** Fell by 11 to 4, where the original says from 11: where it began is told as how much it changed. */
export function beginningAsChange(original: string, rewrite: string): string[] {
  const starts = Array.from(original.matchAll(FROM), ([, start]) => amountOf(start));
  return Array.from(rewrite.matchAll(BY_TO)).flatMap(([said, change, end]) => {
    const isTold = new RegExp(BY_TO.source, 'i').exec(original)?.[1];
    return starts.includes(amountOf(change)) && amountOf(isTold) !== amountOf(change) && end !== undefined
      ? [said]
      : [];
  });
}

const MANY =
  'groups|teams|class(?:es)?|batch(?:es)?|sets|crews|gangs|squads|packs|boxes|sections|parties|cohorts|pairs';
const OF_SO_MANY = new RegExp(`\\b(${MANY}) of (?:up to |about |around )?${NUMBER}\\b`, 'gi');
const SO_MANY = new RegExp(`\\b${NUMBER} (?:[a-z]+ )?(${MANY})\\b`, 'gi');
const pairsOf = (text: string, pattern: RegExp, number: number): { said: string; value: number; thing: string }[] =>
  Array.from(text.matchAll(pattern), (match) => ({
    said: match[0],
    value: amountOf(match[number]),
    thing: match[3 - number]!.toLowerCase().slice(0, 4),
  }));
/** Groups of eight told as eight groups, and the other way round. */
export function sizeAsNumber(original: string, rewrite: string): string[] {
  const turned = (own: RegExp, ownAt: number, told: RegExp, toldAt: number) => {
    const before = pairsOf(original, own, ownAt);
    const same = pairsOf(original, told, toldAt);
    return pairsOf(rewrite, told, toldAt).filter(({ value, thing }) => {
      const is = (one: { value: number; thing: string }) => one.value === value && one.thing === thing;
      return before.some(is) && !same.some(is);
    });
  };
  return [...turned(OF_SO_MANY, 2, SO_MANY, 1), ...turned(SO_MANY, 1, OF_SO_MANY, 2)].map(({ said }) => said);
}

const NTH_OF = new RegExp(`\\b([a-z]{3,}) ${NUMBER} of ${NUMBER}\\b`, 'gi');
/** Line 2 of 4 told as four lines: the one as all of them. */
export const nthAsAll = (original: string, rewrite: string): string[] =>
  Array.from(original.matchAll(NTH_OF)).flatMap(([, thing = '', , all]) =>
    Array.from(rewrite.matchAll(new RegExp(`\\b${NUMBER} (?:[a-z]+ )?${thing}s\\b`, 'gi'))).flatMap(([said, number]) =>
      amountOf(number) === amountOf(all) ? [said] : [],
    ),
  );

const SHARE = '((?:two|three|a|one)[- ](?:thirds?|quarters?|fifths?)|half|\\d/\\d|\\d[\\d.]*\\s?%)';
/** Two thirds of the archive told as two thirds of its 5,500 files. */
export function shareOfAnother(original: string, rewrite: string): string[] {
  const ofFigure = new RegExp(`\\b${SHARE} of (?:the |all |our |my )?[£$€]?\\d`, 'gi');
  return Array.from(rewrite.matchAll(ofFigure)).flatMap(([said]) => {
    const isOwn = new RegExp(
      `${SHARE} of (?:the |all |our |my )?(?:\\d|${SMALL.join('|')}|twenty|thirty|forty|fifty)`,
      'i',
    );
    return new RegExp(`${SHARE} of (?!\\d)`, 'i').test(original) && !isOwn.test(original) ? [said] : [];
  });
}

const CLAUSE = /[,;.]|\b(?:and|but|while|then)\b/i;
const isDeed = (word: string) => /^[a-z]{3,}(?:ed|ing)$/i.test(word);
/** Repaired broken lamps, and working ones were stored: what was done to the ones is not done to the others. */
export function onesExchanged(original: string, rewrite: string): string[] {
  const clauses = original.split(CLAUSE);
  return clauses.flatMap((clause, at) => {
    const which = /\b([a-z]{3,}) ones\b/i.exec(clause)?.[1]?.toLowerCase();
    if (which === undefined || at === 0 || /^(?:the|new|other|these|those)$/.test(which)) return [];
    const deedsIn = (text: string) =>
      englishTokens(text).flatMap(({ text: word }) =>
        isDeed(word) && word.toLowerCase() !== which ? [baseOf(word)] : [],
      );
    const own = deedsIn(clause);
    const others = clauses.filter((_, index) => index !== at).flatMap(deedsIn);
    const told = rewrite.split(CLAUSE).find((part) => new RegExp(`\\b${which}\\b`, 'i').test(part));
    if (told === undefined) return [];
    const deeds = deedsIn(told);
    const isOthers = deeds.some((deed) => others.includes(deed) && !own.includes(deed));
    // said of all of the things, where nothing tells of the ones any more
    const isOfAll = deeds.length === 0 && !/\bones\b/i.test(told) && at > 0 && own.length === 0;
    return (isOthers && !deeds.some((deed) => own.includes(deed))) || isOfAll ? [which] : [];
  });
}

const HANGS = /^ (?:for|towards?|in|at|of|on|under) (?:the |an? |my |our )?$/i;
const BESIDE = /^,? and (?:the |an? |my |our )?$/i;
/** Modules for the exam told as modules and the exam: what it was for or a part of as one more thing. */
export function purposeAsThing(original: string, rewrite: string): string[] {
  const hung = neighbours(original, HANGS);
  const beside = neighbours(original, BESIDE);
  const has = (all: readonly (readonly [string, string])[], [a, b]: readonly [string, string]) =>
    all.some(([first, second]) => first === a && second === b);
  return neighbours(rewrite, BESIDE)
    .filter((pair) => has(hung, pair) && !has(beside, pair))
    .map((pair) => pair.join(' and '));
}
const neighbours = (text: string, joint: RegExp): (readonly [string, string])[] => {
  const tokens = englishTokens(text).filter(({ plain, free }) => !plain && !free);
  return tokens.slice(1).flatMap((token, at) => {
    const last = tokens[at]!;
    return joint.test(text.slice(last.to, token.from)) ? [[last.keys[0]!, token.keys[0]!] as const] : [];
  });
};

/** During one summer told as during each: one time as every time. */
export function onceAsEach(original: string, rewrite: string): string[] {
  return Array.from(rewrite.matchAll(/\b(?:each|every) ([a-z]{3,})\b/gi)).flatMap(([said, thing = '']) => {
    const isOne = new RegExp(`\\b(?:one|a single|that|last|the first|the last|my (?:first|last)) ${thing}\\b`, 'i');
    const isEach = new RegExp(
      `\\b(?:each|every|per|an?|all|most)\\s${thing}|\\b${thing}(?:s|ly)\\b|\\b${thing} (?:in|out of) `,
      'i',
    );
    return isOne.test(original) && !isEach.test(original) ? [said] : [];
  });
}

const IN_A_QUARTER = /\b(?:in|within|over|during) (?:an?|one|the|that) quarter\b/i;
/** Fell by a quarter told as falling in a quarter: the share as the time that it took. */
export const shareAsTime = (original: string, rewrite: string): string[] =>
  /\b(?:a|one)[ -]quarter\b/i.test(original) &&
  !/\b(?:in|within|over|during|per|each|every) (?:[a-z]+ )?quarter/i.test(original)
    ? (IN_A_QUARTER.exec(rewrite)?.slice(0, 1) ?? [])
    : [];

const IN_BRACKETS = /([\w’'-]+) (?:\w+ )?\(([^()]*\d[^()]*)\)/g;
/** Cabling (36 points) and lighting told as lighting (36 points) and cabling: the bracket behind another thing. */
export function bracketMoved(original: string, rewrite: string): string[] {
  const own = Array.from(original.matchAll(/\(([^()]*\d[^()]*)\)/g), ({ 1: inside = '', index }) => ({
    inside,
    before: wordsIn(original.slice(0, index)),
    behind: wordsIn(original.slice(index)),
  }));
  return Array.from(rewrite.matchAll(IN_BRACKETS)).flatMap(({ 0: said, 2: inside = '', index }) => {
    const same = own.find((one) => one.inside.toLowerCase() === inside.toLowerCase());
    const [thing] = wordsIn(rewrite.slice(0, index + said.indexOf('('))).slice(-1);
    if (!same || thing === undefined) return [];
    const [last] = same.before.slice(-1);
    // the thing came only behind the bracket, and the bracket's own one stands elsewhere now
    const isMoved = !same.before.includes(thing) && same.behind.includes(thing);
    return isMoved && last !== undefined && wordsIn(rewrite.slice(index + said.length)).includes(last) ? [said] : [];
  });
}
const wordsIn = (text: string): string[] =>
  englishTokens(text).flatMap(({ plain, free, keys: [base = ''] }) => (plain || free ? [] : [base]));

const NONE_OF = /\b(?:no|without|zero|never) ([a-z][\w-]*)/gi;
/** Nine of one grade and none of the other told the other way round. */
export function noneOfTheOther(original: string, rewrite: string): string[] {
  const deniedIn = (text: string) => Array.from(text.matchAll(NONE_OF), ([, thing = '']) => thing.toLowerCase());
  const affirms = (text: string, thing: string) =>
    new RegExp(`(?<![\\w-])${escaped(thing)}(?![\\w-])`, 'i').test(text.replace(NONE_OF, ' '));
  const own = deniedIn(original);
  return deniedIn(rewrite).filter(
    (thing) => !own.includes(thing) && affirms(original, thing) && own.some((other) => affirms(rewrite, other)),
  );
}

/** Each figure and each thing is there, but bound to another one. */
export const boundOtherwise = (original: string, rewrite: string): string[] =>
  [
    beginningAsChange,
    sizeAsNumber,
    nthAsAll,
    shareOfAnother,
    onesExchanged,
    purposeAsThing,
    onceAsEach,
    shareAsTime,
    bracketMoved,
    noneOfTheOther,
  ].flatMap((check) => check(original, rewrite));
