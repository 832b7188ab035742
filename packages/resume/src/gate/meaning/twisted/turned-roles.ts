import { escaped } from '../../../text/escaped.ts';
import { baseOf, verbOf } from '../english-words.ts';

const OVERSEEN =
  /\b(?:under the (?:supervision|guidance|direction|oversight|instruction|mentorship) of|(?:supervised|overseen|guided|directed|mentored|instructed|coached|taught|trained) by)\b/i;
const OVERSEES =
  /(?:^|[,;.]\s*|\b(?:and|while|then|also)\s+)((?:supervis|overse|oversaw|guid|direct|mentor|instruct|coach|train|teach|taught|manag|led\b|lead)\w*)\s+(?!by\b|under\b|as\b)/gi;
/** Who worked under somebody is not over them. */
function overseenAsOverseeing(original: string, rewrite: string): string[] {
  if (!OVERSEEN.test(original)) return [];
  const said = new Set(Array.from(original.matchAll(OVERSEES), ([, verb]) => verb!.slice(0, 4).toLowerCase()));
  return Array.from(rewrite.matchAll(OVERSEES)).flatMap(([, verb = '']) =>
    said.has(verb.slice(0, 4).toLowerCase()) ? [] : [verb],
  );
}

/** Verbs of change: what they aim at has come about only when that is told. */
const CHANGE =
  'reduce|lower|cut|raise|increase|improve|boost|prevent|avoid|save|ensure|enable|speed up|shorten|strengthen|minimi[sz]e|maximi[sz]e|eliminate|attract|win|encourage|secure|retain|double|halve';
const AIM = new RegExp(`\\b(?:in order |so as |designed |intended |meant |aim(?:ed|ing) )?to (${CHANGE})\\b`, 'gi');
/** Helped to cut, managed to save: done already. */
const DONE_TO = /\b(?:help|manag|serv|work|contribut|use|enabl|allow)\w*(?: [\w’'-]+){0,4} $/i;
/** What a deed was to bring about, told as what it has brought about. */
function aimAsResult(original: string, rewrite: string): string[] {
  const so = /\bso that\b/i.test(original) && !/,\s*so that\b/i.test(original);
  const came = so
    ? /\b(?:as a result|with the result that|which meant|resulting in|leading to|which led to)\b/i.exec(rewrite)
    : null;
  if (came) return [came[0]];
  return Array.from(original.matchAll(AIM)).flatMap(({ 1: verb = '', index }) => {
    if (DONE_TO.test(original.slice(0, index)) && !/\b(?:used|worked)\b/i.test(original.slice(0, index))) return [];
    const stem = escaped(verb.toLowerCase().replace(/e$/, ''));
    const came = new RegExp(
      `\\b(?:which|that|and|thereby|thus|so)\\s+(?:has |have )?(${stem}(?:e?d|t?s|es)?)\\b|,\\s+(${stem}t?ing)\\b`,
      'i',
    );
    const before = new RegExp(`(?<!\\bto )\\b${stem}(?:e?d|t?ing)\\b`, 'i');
    const said = came.exec(rewrite);
    return said &&
      !before.test(original) &&
      !/\bto $/i.test(rewrite.slice(0, said.index + said[0].indexOf(said[1] ?? said[2]!)))
      ? [(said[1] ?? said[2])!]
      : [];
  });
}

const SPAN =
  /\b(for|over|during|throughout|after|within|before)\s+((?:about |around |nearly |almost |over )?(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|\d+))\s+(hour|day|week|month|term|season|year)s?\b(?! (?:of age|old))/gi;
const SIDE: Record<string, string> = {
  for: 'in',
  over: 'in',
  during: 'in',
  throughout: 'in',
  within: 'in',
  after: 'after',
  before: 'before',
};
/** After three years is not for three years. */
function turnedSpans(original: string, rewrite: string): string[] {
  const spans = (text: string) =>
    Array.from(text.matchAll(SPAN), ([said, word = '', size = '', unit = '']) => ({
      said,
      side: SIDE[word.toLowerCase()]!,
      span: `${size} ${unit}`.toLowerCase(),
    }));
  const own = spans(original);
  return spans(rewrite).flatMap(({ said, side, span }) => {
    const same = own.filter((other) => other.span === span);
    return same.length > 0 && same.every((other) => other.side !== side) ? [said] : [];
  });
}

const DAY_NAME = '(?:mon|tues?|weds?|wednes|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?s?';
const DAYS_FROM_TO = new RegExp(`\\b${DAY_NAME}\\.?\\s?(?:[-–—]|to|through|till|until)\\s?${DAY_NAME}\\b`, 'i');
/** Two days of the week are not all from the one to the other. */
const allBetween = (original: string, rewrite: string): string[] =>
  DAYS_FROM_TO.test(original) || /\bweekdays?\b|\bdaily\b|\bevery day\b|\bdays a week\b/i.test(original)
    ? []
    : (DAYS_FROM_TO.exec(rewrite) ?? []);

const SENT = /(?:受|被|由)(\p{Script=Han}{1,6}?)(派|安排|委派|指派|选派|调|借调|外派|派遣)/gu;
/** 受经理安排 is not 安排经理. */
const senderAsSent = (original: string, rewrite: string): string[] =>
  Array.from(original.matchAll(SENT)).flatMap(([, sender = '', deed = '']) =>
    rewrite.includes(`${deed}${sender}`) ? [`${deed}${sender}`] : [],
  );

const CHANGED = '(?:reduc|cut|lower|rais|increas|improv|boost|doubl|halv|sav|earn|w[io]n|generat|grew|grow)[a-z]*';
const THAT_CHANGED = new RegExp(`(?<![,;]) (?:that|which) (?:had |has |have )?${CHANGED}\\b`, 'i');
const CHANGING =
  /,(?: thereby| thus)? ((?:reduc|cutt|lower|rais|increas|improv|boost|doubl|halv|sav|earn|winn|generat|grow)ing)\b|, (?:thereby|thus) [a-z]+ing\b/i;
/** What the thing or the people one worked for did, as what came of one's own work. */
const theirResult = (original: string, rewrite: string): string[] =>
  THAT_CHANGED.test(original) ? (CHANGING.exec(rewrite)?.slice(0, 1) ?? []) : [];

const DECADE = /\bsince the (?:(?:19|20)\d0s|(?:twen|thir|for|fif|six|seven|eigh|nine)ties)\b/gi;
/** In the 1990s is not since then. */
const sinceThen = (original: string, rewrite: string): string[] =>
  /\bsince\b|\bever\b/i.test(original) ? [] : (rewrite.match(DECADE) ?? []);

const NOW_AND_THEN =
  /\b(occasionally|sometimes|rarely|mainly|mostly|chiefly|primarily|partly|partially|largely|predominantly|temporarily)\s+([a-z-]+)/gi;
/** Flowers and occasionally vegetables: the other one of the two is not the rare one. */
function turnedHedge(original: string, rewrite: string): string[] {
  const told = Array.from(rewrite.matchAll(NOW_AND_THEN));
  return Array.from(original.matchAll(NOW_AND_THEN)).flatMap(({ 1: hedge = '', 2: thing = '', index }) => {
    const other = /\b([a-z-]+),? (?:and|or|but) (?:also )?$/i.exec(original.slice(0, index))?.[1];
    const after = told.find(([, word = '']) => word.toLowerCase() === hedge.toLowerCase())?.[2];
    return other !== undefined &&
      after?.toLowerCase() === other.toLowerCase() &&
      rewrite.toLowerCase().includes(thing.toLowerCase())
      ? [`${hedge} ${after}`]
      : [];
  });
}

const OWNER = /\b([a-z]+)['’]s ([a-z]+)\b/gi;
/** The school's roof: not the roofs of schools, nor the school itself; letters of the head are not letters to them. */
function otherOwners(original: string, rewrite: string): string[] {
  return Array.from(original.matchAll(OWNER)).flatMap(([, owner = '', thing = '']) => {
    if (
      /s$/i.test(owner) ||
      /^(?:children|men|women|people|master|driver|today|year|month|week|day|it|that|what|who|let|he|she|there|here|one)$/i.test(
        owner,
      )
    )
      return [];
    const [whose, what] = [escaped(owner), escaped(thing.replace(/s$/, ''))];
    const many = new RegExp(
      `\\b(?:of|for|at|in) (?:the |our |all )?${whose}s\\b(?!['’])|\\b${whose}s['’] ${what}`,
      'i',
    ).exec(rewrite);
    const to = new RegExp(`\\b${what}s? (?:in [a-z]+ )?to (?:the |our |an? )?${whose}\\b`, 'i').exec(rewrite);
    const itself = new RegExp(
      `\\b[a-z]+(?:ed|ing|d|t) (?:the |our |an? )?${whose} (?=(?:with|as|in|on|by|during)\\b)`,
      'i',
    ).exec(rewrite);
    return (many ?? to ?? itself)?.slice(0, 1) ?? [];
  });
}

const TOLD_OF =
  /(?<=\b[a-z]+ )\b([a-z]{2,}(?:ed|en|wn|lt|ght|un|ut))\s+(?=(?:in|by|for|with|on|using|from|during)\b)/gi;
const OWN_BEFORE =
  /(?:^|[,;.:]\s*|\b(?:and|then|also|i|we|was|were|been|be|being|is|are|had|have|has|who|which|that|us|they|team|crew|not|never|to)\s+)$/i;
/** An app written in Kotlin was not written by whoever tested it. */
function partAsDeed(original: string, rewrite: string): string[] {
  if (/^\s*(?:the|my|our|an?)\s/i.test(original)) return [];
  return Array.from(original.matchAll(TOLD_OF)).flatMap(({ 1: part = '', index }) => {
    if (OWN_BEFORE.test(original.slice(0, index))) return [];
    const verb = verbOf(baseOf(part)) ?? baseOf(part);
    const deeds = Array.from(
      rewrite.matchAll(
        /(?:^|[,;.]\s*|\b(?:and|then|also|i|we)\s+)([a-z]{3,})\b(?=\s+(?!(?:in|by|for|with|on|using|from|during)\b)[a-z])/gi,
      ),
    );
    const said = deeds.find(([, word = '']) => (verbOf(baseOf(word)) ?? baseOf(word)) === verb);
    return said ? [said[1]!] : [];
  });
}

const LOOKED_INTO = /\blook(?:ed|ing|s)? into\b/i;
const SET_UP = /\bset(?:ting)? up\b/i;
/** Looked through is not looked into, and what was taken over was not set up. */
const otherParticles = (original: string, rewrite: string): string[] => [
  ...(LOOKED_INTO.test(original) || /investigat|explor|examin|research|study|studied|analys/i.test(original)
    ? []
    : (LOOKED_INTO.exec(rewrite) ?? [])),
  ...(/\bt(?:ook|aken|aking) (?:[\w’'-]+ ){0,4}?over\b/i.test(original) && !SET_UP.test(original)
    ? (SET_UP.exec(rewrite) ?? [])
    : []),
];

const CHOOSING = /\bchose to\b|(?<=^|[,;.]\s*|\band )(?:picked|chose|selected) for\b/i;
const CHOSEN = /\b(?:chosen|selected|picked|nominated|appointed) (?:to|for|as)\b/i;
/** Who chose to do it, or picked for a lane, was chosen by nobody. */
const chooserAsChosen = (original: string, rewrite: string): string[] => {
  const told = CHOOSING.test(original) && !CHOSEN.test(original.replace(CHOOSING, '')) ? CHOSEN.exec(rewrite) : null;
  return told && told[0].toLowerCase() !== CHOOSING.exec(original)![0].toLowerCase() ? [told[0]] : [];
};

const TALKED = /\b(?:talked|talking) (?:[\w’'-]+ ){1,4}?through\b/i;
const TAKEN = /\b(?:led|leading|took|taking) (?:[\w’'-]+ ){1,4}?through\b/i;
/** Whom one talked through it one has not led. */
const talkedAsLed = (original: string, rewrite: string): string[] =>
  TALKED.test(original) && !TAKEN.test(original) ? (TAKEN.exec(rewrite)?.slice(0, 1) ?? []) : [];

const DONE_BY = /\b([a-z]{3,}(?:ed|read|en|ught)) by (?:an?|the|my|our|another) (?:[a-z-]+ )?([a-z]{3,})\b/gi;
/** Proofread by a colleague is not a colleague's work proofread. */
const theirWork = (original: string, rewrite: string): string[] =>
  Array.from(original.matchAll(DONE_BY)).flatMap(([, deed = '', who = '']) => {
    const turned = new RegExp(`\\b${deed} (?:(?!by\\b)[\\w-]+ ){0,3}${who}(?:['’]s|s['’]) `, 'i');
    return turned.test(original) ? [] : (turned.exec(rewrite)?.slice(0, 1) ?? []);
  });

/** In known words another role, time or owner: over for under, the aim as the result, after as for, theirs as one's own. */
export const turnedRoles = (original: string, rewrite: string): string[] =>
  [
    chooserAsChosen,
    talkedAsLed,
    theirWork,
    overseenAsOverseeing,
    allBetween,
    senderAsSent,
    theirResult,
    aimAsResult,
    turnedSpans,
    sinceThen,
    turnedHedge,
    otherOwners,
    partAsDeed,
    otherParticles,
  ].flatMap((check) => check(original, rewrite));
