import { findEnglishVerb } from '@verdant/lexicon';
import { englishTokens, isIrregularForm, sayTheSame, type Token } from './english-words.ts';

/** Where another thing is said: a new subject may stand behind it. */
const CUT = /[,;:.()]\s*|\s[–—-]\s|\s(?:and|but|while|whilst|then|plus)\s/gi;
const STRONG = /[;:.()]|,\s(?!(?:who|which|that|where)\b)/;
const RELATIVE = /\b(?:who|whom|which|that|where)\b/gi;
/** Noticed that the pump leaked and …: what is joined behind what was seen or said is the deed of the one who saw it. */
const SEEN_AND =
  /\b(?:notic|found|find|report|saw|see|show|ensur|check|confirm|learn|reali[sz]|discover|record|said|prov|verif)[a-z]*\sthat\b.*\band\s(?:then\s)?$/is;
const ONE_SELF = /\b(?:I|we|me|myself)\b/;
const FILLER =
  /^(?:(?:also|then|later|now|regularly|often|once|twice|personally|independently|jointly|together|[a-z]+ly)\s+)*/i;
/** What has happened to the one who writes: an opening participle of these is no deed of one's own. */
const BEFALLEN =
  /^(?:award|name|nominat|shortlist|longlist|promot|invit|appoint|certif|select|chosen|choose|elect|commend|recogni|grant|list|rank|rate|vot|train|base|employ|hir|given|giv|paid|licen|qualif|accredit|publish|funded|fund)/i;
/** What changes by itself or is changed, in one word. */
const EITHER_WAY =
  /^(?:increas|decreas|grow|grew|improv|doubl|tripl|halv|drop|clos|open|start|begin|began|end|chang|mov|run|ran|sell|sold|return|continu|finish|develop|expand|work|us)/i;

const OBJECT = /^\s+(?:the|an?|our|my|its|their|this|that)\s/i;
/** Checked by an engineer: by somebody, not by Friday and not by doing something. */
const BY_SOMEBODY =
  /^\s+(?:(?:off|out|over|up|in)\s+)?by\s+(?:(?:the|an?|my|our|his|her|their|its|another|one of)\s+(?!(?:very )?(?:end|start|middle|beginning|close|time|deadline|due|hour|day|week|month|quarter|year|use|help|addition|introduction)\b)|(?:others|somebody|someone|management|colleagues|clients|customers|HR|IT|legal|finance)\b|\p{Lu}\p{Ll}+\s\p{Lu})/u;
/** Where a deed stands under another one and nobody is named: after the counter was moved. */
const UNDER = /\b(?:after|when|once|since|because|as|while|until|before|where|following|which|that|who)\b/i;

/** Where, when or by whom something was done to a thing. */
const WHERE = /^\s+(?:in|at|on|by|across|during|from|under|within|throughout)\s/i;
const PASSIVE = /\b(?:was|were|been|being)\s/i;
/** Redesigned it, which brought its weight down. */
const DID_SO = /,\s*which\s+(?!(?:the|an?|my|our|their|was|were|is|had|i|we)\b)[a-z]+/i;
const ITS = /^\s+(?:its|their|the)\s/i;

type Segment = { text: string; from: number };
function segmentsOf(text: string): Segment[] {
  const segments: Segment[] = [];
  let from = 0;
  for (const { 0: cut, index } of text.matchAll(CUT)) {
    segments.push({ text: text.slice(from, index), from });
    from = index + cut.length;
  }
  return [...segments, { text: text.slice(from), from }].filter(({ text: part }) => part.trim() !== '');
}

const isPast = (word: string) =>
  findEnglishVerb(word)?.past === word.toLowerCase() || isIrregularForm(word) || /[a-z]{2}ed$/i.test(word);

/** Deeds with which a part of the rewrite begins: those of the one who writes. */
function ownDeeds(rewrite: string, original = ''): Token[] {
  return segmentsOf(rewrite).flatMap(({ text, from }) => {
    const lead = text.match(FILLER)![0];
    const word = text.slice(lead.length).match(/^[A-Za-z'-]+/)?.[0] ?? '';
    if (!isPast(word) && !/^[a-z]{3,}ing$/i.test(word)) return [];
    const rest = text.slice(lead.length + word.length);
    const isBehindComma = /,\s*$/.test(rewrite.slice(0, from));
    // a plan, trialled in one aisle; a housing, reducing its weight: what happened to it, and what the deed told before has done
    if (isBehindComma && isPast(word) && !isIrregularForm(word) && WHERE.test(rest) && PASSIVE.test(original))
      return [];
    if (isBehindComma && /ing$/i.test(word) && ITS.test(rest) && DID_SO.test(original)) return [];
    if (BEFALLEN.test(word) || (EITHER_WAY.test(word) && !OBJECT.test(rest)) || /^\s+by\s/.test(rest)) return [];
    // "..., which A did and did": the second is the first one's too
    const sentence = rewrite.slice(0, from).split(STRONG).at(-1) ?? '';
    if (Array.from(sentence.matchAll(RELATIVE)).length > 0) return [];
    return englishTokens(word).slice(0, 1);
  });
}

const FOR_THEM =
  /\bfor\s+(?:(?:the|my|our|a|an|other|each)\s+)?[a-z-]+(?:\s[a-z-]+)?\s+to\s+([a-z]+)(?:(?:,|,? and|,? or)\s([a-z]+)(?=\s|[,;.]|$))?/gi;

/** Whom one helps to do something does it: "supported the lead in drawing up", "helped the team move". */
const HELPED =
  /\b(?:help|assist|support|aid)(?:ed|ing|s)?\s+(?:[\w'’-]+\s+){0,4}?(?:(?:in|with|by)\s+([a-z]+ing)|to\s+([a-z]+))\b|\bhelp(?:ed|ing|s)?\s+([a-z]+)\b/gi;
const HELPS = /\b(?:help|assist|support|aid)(?:ed|ing|s)?\s|\b(?:contribut|participat|involv)|\btook part/i;

/** `support plans` help nobody. */
const helps = (text: string) => HELPS.test(text.replace(/\bsupport (?!in\b|to\b|with\b|the\b|for\b)[a-z]+s\b/gi, ' '));

/** Part of a team that did it: so did the one who writes, as one of them. */
const OF_A_GROUP = /\b(?:part of|member of|one of|in) (?:an? |the )[^,;.]{0,24}\b(?:team|group|crew|squad)\b/i;

/** Places of the deeds that the original gives to somebody else: "groups, which together raised", "for the editor to show". */
function placesOfOthers(original: string, rewrite: string): Set<number> {
  const places = new Set<number>();
  for (const match of original.matchAll(FOR_THEM)) {
    const [said, first = '', second = ''] = match;
    const ends = match.index + said.length;
    places.add(
      second === '' ? ends - first.length : match.index + said.lastIndexOf(first, said.length - second.length - 1),
    );
    if (second !== '') places.add(ends - second.length);
  }
  for (const match of [...(helps(rewrite) ? [] : original.matchAll(HELPED))]) {
    const deed = match[1] ?? match[2] ?? match[3]!;
    places.add(match.index + match[0].length - deed.length);
  }
  for (const { text: word, from } of englishTokens(original)) {
    if (!isPast(word)) continue;
    const before = original.slice(0, from).split(STRONG).at(-1) ?? '';
    if (BY_SOMEBODY.test(original.slice(from + word.length))) places.add(from);
    if (/\b(?:was|were|is|are|been|being|be|had been)\s+(?:\w+ly\s+)?$/i.test(before)) {
      if (UNDER.test(before) && !ONE_SELF.test(before)) places.add(from);
      continue;
    }
    const relative = Array.from(before.matchAll(RELATIVE)).at(-1);
    if (relative && !SEEN_AND.test(before)) {
      const since = before.slice(relative.index);
      const isOwnGroup = OF_A_GROUP.test(before.slice(0, relative.index)) && OF_A_GROUP.test(rewrite);
      if (!ONE_SELF.test(since) && !isOwnGroup) places.add(from);
      continue;
    }
    const subject = before.match(
      /^\s*(?:(?:and|but|then)\s+)?(?:the|my|our|a|an|another)\s+(?:[a-z-]+\s+){1,3}(?:(?:then|later|also|has|have|had|together|each)\s+)?$/i,
    );
    if (subject && !ONE_SELF.test(before)) places.add(from);
  }
  return places;
}

/** Arranged disposal, booked repairs: somebody else did what was arranged. */
const ARRANGED =
  /\b(?:arrang|organi[sz]|book|request|commission|schedul|coordinat|co-ordinat|outsourc)(?:e|ed|es|ing)\s+(?:(?:for|the|its|their|an?)\s+){0,2}((?:[a-z-]+\s+){0,2}?[a-z-]+)/gi;
function arrangedAsDone(original: string, rewrite: string): string[] {
  const things = Array.from(original.matchAll(ARRANGED), ([, thing = '']) => englishTokens(thing)).flat();
  if (things.length === 0 || rewrite.search(ARRANGED) >= 0) return [];
  const own = ownDeeds(original);
  return ownDeeds(rewrite)
    .filter((deed) => !own.some((other) => sayTheSame(deed, other)))
    .filter((deed) => things.some((thing) => thing.text !== deed.text && sayTheSame(thing, deed)))
    .map(({ text }) => text);
}

/** Deeds with which the rewrite opens, while everything like them in the original was done by others. */
export function takenDeeds(original: string, rewrite: string): string[] {
  const others = placesOfOthers(original, rewrite);
  if (others.size === 0) return arrangedAsDone(original, rewrite);
  const isDeed = ({ text, from }: Token) => others.has(from) || isPast(text) || /ing$/i.test(text);
  const tokens = englishTokens(original);
  const taken = ownDeeds(rewrite, original).flatMap((deed) => {
    const known = tokens.filter((token) => isDeed(token) && sayTheSame(token, deed));
    // the very word tells more of who did it than another one of its meaning
    const same = known.filter(({ keys }) => keys[0] === deed.keys[0]);
    const alike = same.length > 0 ? same : known;
    return alike.length > 0 && alike.every(({ from }) => others.has(from)) ? [deed.text] : [];
  });
  return [...taken, ...arrangedAsDone(original, rewrite)];
}
