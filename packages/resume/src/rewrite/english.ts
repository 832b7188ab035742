import { englishFillers, englishWeakOpeners, findEnglishVerb, findTerms, OWNERSHIP, ownPeople } from '@verdant/lexicon';
import { markerLength } from '../text/words.ts';

const capital = (text: string) => text.replace(/^(\s*)([a-z])/, (_, space, letter) => space + letter.toUpperCase());

/** The same text with its first letter large, behind a list marker if there is one. */
const capitalAfterMarker = (text: string) => {
  const start = markerLength(text);
  return text.slice(0, start) + capital(text.slice(start));
};

const deverbal: Record<string, string> = {
  management: 'managed',
  development: 'developed',
  maintenance: 'maintained',
  administration: 'administered',
  coordination: 'coordinated',
  preparation: 'prepared',
  design: 'designed',
  implementation: 'implemented',
  analysis: 'analyzed',
  creation: 'created',
  supervision: 'supervised',
};

/** Deeds that stand as nouns and claim no more than doing: `management` does. */
const plainDeeds: Record<string, string> = {
  ...Object.fromEntries(Object.entries(deverbal).filter(([, past]) => findEnglishVerb(past)?.level === OWNERSHIP.did)),
  generation: 'generated',
  organization: 'organized',
  organisation: 'organised',
  translation: 'translated',
  installation: 'installed',
  inspection: 'inspected',
};
const plural = (noun: string) => (/(?:s|ing|data|stock|mail|software)$/i.test(noun) ? noun : `${noun}s`);

/** `Duties included`: over, whatever goes on. */
const TOLD_IN_PAST = /\b(?:was|were|included|involved)\b/;

/** `managing contracts and cut costs`: a second deed that has been done. */
const tellsPast = (text: string): boolean =>
  Array.from(text.matchAll(/(?:\b(?:and|then)|[,;]) (?:(?:also|then) )?([a-z]+)\b/g)).some(([, word = '']) => {
    const verb = findEnglishVerb(word);
    return verb?.past === word && verb.base !== word;
  });

/** A verb in the past as it is told of what goes on. */
const told = (past: string, goesOn: boolean): string => (goesOn ? (findEnglishVerb(past)?.base ?? past) : past);

/**
 * IMP-01: `Weekly coordination of slots` → `Coordinated weekly slots`; `Report generation for X` → `Generated reports for
 * X`; in the present where it `goesOn`.
 */
export function withVerbFirst(text: string, goesOn = false): string | null {
  const start = markerLength(text);
  const body = text.slice(start);
  const of = body.match(/^(?:the )?(?:(daily|weekly|monthly|yearly|regular) )?([a-z]+) of (?:the )?(?=[\p{L}\d])/iu);
  const ofDeed = of && plainDeeds[of[2]!.toLowerCase()];
  if (ofDeed) {
    const when = of[1] ? `${of[1].toLowerCase()} ` : '';
    return text.slice(0, start) + capital(`${told(ofDeed, goesOn)} ${when}${body.slice(of[0].length)}`);
  }
  const behind = body.match(/^(?:the )?([A-Za-z]+) ([a-z]+)(?= (?:for|of|in|at|with)\b|$)/);
  const deed = behind && plainDeeds[behind[2]!];
  if (!deed) return null;
  const thing = behind[1]!;
  const shown = /^[A-Z][a-z]+$/.test(thing) ? thing.toLowerCase() : thing;
  return text.slice(0, start) + capital(`${told(deed, goesOn)} ${plural(shown)}${body.slice(behind[0].length)}`);
}

/** `, order payoffs, wire log`: further deeds of a list, each as its verb stands in the present. */
const FURTHER = /, (?:and )?([a-z]+)(?= [a-z])/g;
function isBase(word: string): boolean {
  const verb = findEnglishVerb(word);
  return verb?.base === word && verb.past !== word;
}

/** STY-05: the opening verb in the past. */
export function inPast(text: string): string | null {
  const start = markerLength(text);
  const word = text.slice(start).match(/^[A-Za-z-]+/)?.[0] ?? '';
  const verb = findEnglishVerb(word);
  if (!verb || word.toLowerCase() !== verb.base) return null;
  const joined = text
    .slice(start + word.length)
    .replace(/(\band )([a-z-]+)(?= (?:the|a|an|our|new|all|\d|[a-z]+s\b))/g, (whole, and: string, next: string) => {
      const other = findEnglishVerb(next);
      return other && other.base === next ? and + other.past : whole;
    });
  // half of a list in the past is no sentence
  if (Array.from(joined.matchAll(FURTHER)).some(([, next = '']) => isBase(next))) return null;
  return text.slice(0, start) + capital(verb.past) + joined;
}
const OUTCOME =
  /, (?:reducing|cutting|improving|increasing|raising|lowering|saving|boosting|ensuring|resulting|leading)\b/;

/**
 * `X, doing Y and doing Z` → `X, did Y and did Z`, but `, reducing cost and saving time` stays what it is: the outcome.
 * Null where a member of the list is no verb that is known: half a list in the past is no sentence.
 */
function parallel(rest: string, goesOn: boolean): string | null {
  if (!/\band [a-z]+ing\b/.test(rest)) return rest;
  const outcome = rest.search(OUTCOME);
  const deeds = outcome < 0 ? rest : rest.slice(0, outcome);
  let known = true;
  const joined = deeds.replace(/(\band |, )([a-z]+ing)\b/g, (whole, before: string, gerund: string) => {
    const verb = findEnglishVerb(gerund);
    if (verb?.gerund === gerund) return before + (goesOn ? verb.base : verb.past);
    known = false;
    return whole;
  });
  return known ? joined + rest.slice(deeds.length) : null;
}

const opening = englishWeakOpeners
  .filter(({ level }) => level > OWNERSHIP.assist)
  .map(({ phrase }) => phrase)
  .sort((a, b) => b.length - a.length);

/** `planning, warehousing and transport of …`: where one of a row is no deed, none is told as one. */
function areAllDeeds(behind: string): boolean {
  const [, row = '', last = ''] = /^((?:, [a-z]+)+),? and ([a-z]+)/i.exec(behind) ?? [];
  return [...row.split(', '), last]
    .filter((one) => one !== '')
    .every((one) => findEnglishVerb(one)?.gerund === one.toLowerCase());
}

/**
 * IMP-04: `Responsible for managing vendors` → `Managed vendors`, `Manage vendors` in what `isRunning`. Null where the deed
 * is not in the words.
 */
export function withoutDuty(text: string, isRunning = false): string | null {
  const start = markerLength(text);
  const body = text.slice(start);
  const phrase = opening.find((known) => body.toLowerCase().startsWith(`${known} `));
  if (!phrase) return null;
  const goesOn = isRunning && !TOLD_IN_PAST.test(phrase) && !tellsPast(body);
  const rest = body.slice(phrase.length).trimStart();
  const [word = ''] = rest.split(/[\s,]/);
  const verb = findEnglishVerb(word);
  if (verb && verb.gerund === word.toLowerCase() && verb.level > OWNERSHIP.assist) {
    // `ordering and inventory` are two nouns
    if (/^ and (?![a-z]+ing\b)/.test(rest.slice(word.length))) return null;
    if (!areAllDeeds(rest.slice(word.length))) return null;
    // `ordering of flour`: the deed as a noun, whose `of` goes with it
    const others = parallel(rest.slice(word.length).replace(/^ of (?=\w)/, ' '), goesOn);
    return others === null ? null : text.slice(0, start) + capital((goesOn ? verb.base : verb.past) + others);
  }
  const noun = rest.match(/^(?:the )?([a-z]+) of (?=\w)/i);
  const deed = noun && deverbal[noun[1]!.toLowerCase()];
  return deed ? text.slice(0, start) + capital(`${told(deed, goesOn)} ${rest.slice(noun[0].length)}`) : null;
}

/** `my aunt` is not `the aunt`. */
const OWN_PEOPLE = new RegExp(`\\bmy (?:[a-z]+ )?(?:${ownPeople.join('|')})\\b`, 'i');

/** `cost go down`, `2 apprentice`, `8 month`: of what lacks its endings no wording is offered that would keep it so. */
const LACKS_ENDINGS =
  /(?<!\b(?:to|can|will|would|could|should|must|may|might|did|does|do|not|and|or|which|that|who|people|staff|team|i|you|we|they|\p{L}+s|\p{L}+n['’]t)) (?:go|come) (?:up|down|back|out)\b|(?<![\d.,:/-])(?:[2-9]|[1-9]\d+) (?:month|year|week|day|hour|apprentice|guest|customer|student|worker|person|contract|client|patient|people who is)\b(?![- ](?:old|long|contract|warranty|period|plan|program(?:me)?|course|project|lead|stay|care|service|support|base|record|seat|turnaround|notice|cycle|view|role|post|term|intake|cohort|group|portal|app))/iu;

/** STY-01: leading `I` goes; `my` and `our` become `the`. Null where a pronoun would be left. */
export function withoutFirstPerson(text: string): string | null {
  const start = markerLength(text);
  const body = text
    .slice(start)
    .replace(
      /^I (?:was|am|have been) (?=(?:praised|commended|promoted|awarded|selected|chosen|nominated|recogni[sz]ed|appointed|elected|invited|thanked)\b)/,
      '',
    )
    .replace(/^I(?: have|['’]ve)?(?: also)? (?=([a-z]+)\b)/, (whole, _next, at: number, all: string) =>
      findEnglishVerb(all.slice(at + whole.length).match(/^[a-z]+/)?.[0] ?? '') ? '' : whole,
    )
    .replace(/ (?:during|in) (?:my|our) time (?:there|here)(?=[\s,.;]|$)/g, '')
    .replace(/(?<=\s)(?:my|our)(?= [a-z])/g, 'the')
    .replace(/^(?:My|Our)(?= [a-z])/, 'The');
  if (OWN_PEOPLE.test(text) || LACKS_ENDINGS.test(text)) return null;
  if (/(?<=^|\s)(?:I(?=\s[a-z])|I['’]\w+|[Mm]e|[Ww]e|[Mm]y|[Oo]ur|[Mm]yself|us)(?=[\s,.;]|$)/.test(body)) return null;
  return text.slice(0, start) + capital(body);
}

const fillers = [...englishFillers]
  .sort((a, b) => b.from.length - a.from.length)
  .map(({ from, to }) => ({ to, pattern: new RegExp(`(?<![\\w-])${from}(?![\\w-])${to === '' ? ' ?' : ''}`, 'gi') }));

/** STY-08 */
export function withoutFillers(text: string): string {
  const shorter = fillers.reduce(
    (rest, { pattern, to }) => rest.replace(pattern, (match) => (/^[A-Z]/.test(match) ? capital(to) : to)),
    text,
  );
  const even = shorter.replace(/ {2,}/g, ' ').replace(/ ([,.;])/g, '$1');
  return capitalAfterMarker(
    text === shorter
      ? even
      : even.replace(/([.!?] )([a-z])/g, (_, end: string, letter: string) => end + letter.toUpperCase()),
  );
}

const AMOUNT =
  /\b(?:various|several|many|numerous|multiple|a lot of|lots of|a number of) (?!other )(?=(?:[a-z-]+ ){0,2}[a-z]+s\b)/gi;
const DEGREE = /\b(?:significantly|substantially|considerably|dramatically|greatly|vastly) /gi;

/** IMP-06, without gaps: the vague word goes. */
export const withoutVague = (text: string): string => capitalAfterMarker(text.replace(AMOUNT, '').replace(DEGREE, ''));

const CHANGE =
  /\b(?:improv(?:ed?|ing)|increas(?:ed?|ing)|reduc(?:ed?|ing)|cut(?:ting)?|boost(?:ed|ing)?|rais(?:ed?|ing)|lower(?:ed|ing)?|grew|grow(?:ing)?|decreas(?:ed?|ing)|shorten(?:ed|ing)?|sped up|accelerat(?:ed|ing))\b/gi;
const MEASURE =
  /\b(?:times?|costs?|rates?|speed|revenues?|sales|traffic|latency|conversions?|retention|engagement|satisfaction|churn|errors?|defects?|usage|efficiency|productivity|turnover|throughput|coverage|accuracy|volumes?|delays?|downtime|waste|complaints?|tickets|incidents|bugs|spend|spending|margins?|output|performance|attendance|enrol+ments?|donations|scores?|workload|turnaround|awareness|adoption)\b/i;

/** `reduce freight cost` → `reduce freight cost by [X%]`, at the end of the measured thing. */
export function measured(text: string): string | null {
  for (const match of text.matchAll(CHANGE)) {
    const from = match.index + match[0].length;
    const object =
      text
        .slice(from)
        .match(
          /^[^,.;]*?(?=[,.;]|$| (?:by|to|from|through|via|using|with|for|across|while|and|in|on|at|during|after)\b)/,
        )?.[0] ?? '';
    const isMeasure = MEASURE.test(object) || findTerms(object).some(({ entry }) => entry.kind === 'metric');
    const follows = text.slice(from + object.length);
    if (object.trim() === '' || !isMeasure || /^ (?:by|to|from)\b/.test(follows)) continue;
    return `${text.slice(0, from)}${object} by [X%]${follows}`;
  }
  return null;
}

const COUNTABLE =
  /^(?:accounts|agents|analysts|appointments|bookings|calls|applications|apps|articles|audits|campaigns|candidates|cases|classes|clients|contracts|courses|customers|dashboards|deals|designers|developers|documents|emails|employees|engineers|events|experiments|features|guests|interviews|invoices|issues|members|models|modules|orders|pages|partners|patients|people|pipelines|posts|products|projects|records|releases|reports|requests|reviews|services|shipments|stores|students|suppliers|surveys|systems|tests|tickets|tools|trainees|users|vendors|videos|volunteers|warehouses|workshops)$/i;

const UNCOUNTED =
  /^(?:the|all|our|my|their|its|these|those|any|no|and|or|with|for|to|in|on|each|every|his|her|of|a|an|more|other|)$|\d|[^a-z-]/i;

const BEHIND_OBJECT =
  /^(?:[,.;]?|and|or|with|for|to|in|on|at|by|from|across|per|of|using|via|through|while|when|before|after|each|every|a|daily|weekly|monthly)$/i;

/** `Managed carrier contracts` → `Managed [N] carrier contracts`: a bare plural right behind the first verb. */
export function countedObject(text: string): string | null {
  const start = markerLength(text);
  const verb = text.slice(start).match(/^[A-Za-z]+(?: (?:up|out|off|down|over|back))?(?= )/)?.[0] ?? '';
  if (!findEnglishVerb(verb.split(' ')[0]!)) return null;
  const at = start + verb.length + 1;
  const object = text.slice(at).split(/\s|(?=[,.;])/);
  const noun = object.slice(0, 3).findIndex((word) => COUNTABLE.test(word));
  const next = object[noun + 1] ?? '';
  if (noun < 0 || !BEHIND_OBJECT.test(next) || object.slice(0, noun).some((word) => UNCOUNTED.test(word))) return null;
  return `${text.slice(0, at)}[N] ${text.slice(at)}`;
}

/** IMP-02, IMP-03: where a figure belongs. What changed is the person's to say: null where the line names nothing to count. */
export const withFigure = (text: string): string | null => measured(text) ?? countedObject(text);

/** IMP-06 with gaps: `various clients` → `[N] clients`; `significantly cut cost` → `cut cost by [X%]`. */
export function withAmount(text: string): string | null {
  const amounts = text.replace(AMOUNT, '[N] ');
  const degrees = DEGREE.test(amounts) ? measured(amounts.replace(DEGREE, '')) : null;
  DEGREE.lastIndex = 0;
  const found = degrees ?? (amounts === text ? null : amounts);
  return found && capitalAfterMarker(found);
}
