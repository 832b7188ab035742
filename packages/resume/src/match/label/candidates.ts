import type { JobSpan } from '@verdant/contracts';
import { namesNothingAlone } from '@verdant/lexicon';
import { isPlace } from '@verdant/lexicon/vocabulary';
import type { Clause } from '../clauses.ts';
import { conditionsIn, namesCondition } from '../terms/conditions.ts';
import { isOfOthers } from '../terms/of-others.ts';
import { CLASS, core } from '../terms/open-phrases.ts';
import { type Hit, openEntry } from '../terms/open-terms.ts';
import type { ClauseTerms } from '../terms/terms-by-rules.ts';
import { firstIn, placesOf } from './places.ts';
import { askedOf, isAsking } from './posting-labels.ts';
import type { PostingReading } from './posting-spans.ts';
import { trustedIn } from './trusted.ts';
import { wholeWords } from './whole-words.ts';

/**
 * A piece that may be asked for. `clause` and `told` where the rules found it, `labelled` where the trained field did,
 * `guess` where it only thinks it possible.
 */
export type Candidate = Hit & { source: 'rules' | 'labelled' | 'guess'; clause: Clause | null; told: boolean };

/** A run of words, each likelier than this, may be asked for although another reading is likelier still. */
const POSSIBLE = 0.15;

/** A text that may ask for more than this describes no job; the rest of it is not read. */
const MOST = 800;

/** Letters that are left where the words that only ask are taken away. */
const LEAST = 2;

/** `membership in`, `wear safety glasses at`: a joint to what is no part of the piece. */
const LOOSE_END =
  /(?: (?:and|or|of|in|for|at|to|with|by|from|the|an?|as|your|our|u|ur)){1,3}$|(?<=\p{Script=Han}{2})(?:的话|的|者)$|(?<=[\p{L}\d+#])(?:必须|请?务必|一定要)$/iu;
/** 执业证书须注册有效: what is said of a paper is no part of its name. */
const OF_PAPER = /(?<=证书?|资格|执照|资质)(?:必?须|需|要|得|应)\p{Script=Han}{1,8}$/u;
const LONGEST_NAME = 32;
/** `Portable | metrology: laser tracker`: the beginning of a label, whose members are asked for. */
const LABEL_BEHIND = /^ \p{L}+(?: \p{L}+)?: \S/u;
const nothing = new Set(namesNothingAlone.split(/[,\s]+/).filter((word) => word !== ''));
/** Whole sentences, people's addresses, pay and the process of hiring: whoever names those asks for nothing by it. */
const NO_NAME =
  /\s(?:provided|supplied)$|^(?:the|this|these|your(?! own)|our|my|we|i|you|they|he|she|it|its|if|but|because|there|then)\s|\b(?:isn['’]t|aren['’]t|they['’]ll|we['’]ll|you['’]ll|it['’]s|that['’]s)(?!\p{L})|@|\bwww\.|\b(?:ltd|llc|gmbh)\b|^(?:message|email|send|apply|contact)\s|\b(?:GBP|USD|EUR|INR)\b|[£$€¥]\s?\d|\d\s?k\b(?!\p{L})|^(?:面试|实习期|试用期|投递|薪资|底薪|工资|转正|入职)|面试$|^(?:并且|准备好|不是|不用|不看|不怕|不卡|不问|不挂|因为|但是|所以|而且|其实|反正|谢谢|那种)|(?:那种|再聊哈?|啦|没关系|不用|没事|都?差不多|的缘故|没做过?)$|^(?:的话|经验呢)$/iu;
/** A date, a month, a day, what somebody has not got yet, a span of time, how long something was done, a person by name. */
const NO_THING =
  /^\d+$|^(?:[Oo]n |[Bb]y |[Ff]rom )?\d{1,2}[./-]\d{1,2}[./-]\d{2,4}$|^(?:暂时?|尚|还)?未(?:取得|获得|持有|考取)|^第[一二三四五六七八九]是?$|^(?:严格)?(?:实行|执行|遵守)$|^(?:(?:[Uu]pwards of|[Mm]ore than|[Oo]ver|[Aa]t least|[Aa]bout|[Rr]oughly|[Aa]round|[Nn]o (?:less|fewer) than|(?:[Aa] )?[Mm]inimum(?: of)?)\s+)?(?:\d{1,2}\+?|two|three|four|five|six|seven|eight|nine|ten)\s+(?:years?|yrs?)\b|^(?:[ap]\.\s?m|[Uu]\.\s?[Ss]|[Uu]\.\s?[Kk])\.?$|^[Pp]ost-?\s?(?:registration|qualification|qualifying)$|^(?:January|February|March|April|June|July|August|September|October|November|December|(?:Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)\.?|(?:Mon|Tue|Tues|Wed|Wednes|Thu|Thur|Thurs|Fri|Sat|Sun)(?:days?)?)$|^(?:Mr|Mrs|Ms|Miss|Madam)\.?(?:\s\p{Lu}|$)|^[近满]?(?:\d{1,2}|[一二两三四五六七八九十]{1,3})\s?(?:个月|年)(?:及?以上)?$|^(?:(?:[Mm]on|[Tt]ues|[Ww]ednes|[Tt]hurs|[Ff]ri)days?(?:,|,? and| to| through| or|$)\s?){2,5}$|^(?:周[一二三四五六日天][、和]?){1,3}休息?$|^(?:\d{1,3}|[一二两三四五六七八九十半]{1,3})\s?个?(?:分钟|小时|秒)$|^\d{1,3}\s(?:minutes|mins|hours|hrs)$|^(?:正经|真正|实打实|扎实)?(?:[做干]|从事|入)(?:过|了|满)?(?:这一?|本)?行?(?:[\d一二三四五六七八九十两半]+年\S{0,4})?$/u;
/** What goes on in the next point of a list, the next line of a table's cell or behind an empty line is two things. */
const NEXT_POINT = /\n(?:\s*(?:[^\p{L}\s]|\n)|\t)/u;
/** `points max`: of several words none names anything; `full licence` is a condition. */
const isNothing = (said: string): boolean =>
  nothing.has(said) ||
  (/\s/.test(said) && !namesCondition(said) && said.split(/\s+/).every((word) => nothing.has(word)));
/** A piece that is one word of manner, measure or hiring, no word at all or something else that is said, names nothing. */
const tells = (said: string): boolean =>
  !isNothing(said.trim().toLowerCase()) &&
  !NO_NAME.test(said.trim()) &&
  !NO_THING.test(said.trim()) &&
  !isPlace(said.trim()) &&
  !NEXT_POINT.test(said) &&
  !/^(?:[^\p{L}\p{N}]*|[\p{Script=Latin}\p{Script=Han}][^\p{L}\p{N}]*)$/u.test(said);

/** A piece that the field has found, as a term: one of the lexicon where that is most of it. */
function hitOf(text: string, whole: JobSpan, known: readonly Hit[]): Hit {
  const bare = core(text, whole);
  const own = bare.to - bare.from >= LEAST ? bare : whole;
  const loose = text.slice(own.from, own.to).match(LOOSE_END)?.[0].length ?? 0;
  const span = own.to - own.from - loose >= LEAST ? { from: own.from, to: own.to - loose } : own;
  const phrase = text.slice(span.from, span.to);
  const inside = known.filter(({ from, to }) => from < span.to && span.from < to);
  const most = inside.find(
    ({ from, to }) => (to - from) * 2 > phrase.length && from >= span.from - 2 && to <= span.to + 2,
  );
  return { entry: most?.entry ?? openEntry(phrase, 'hard'), from: span.from, to: span.to };
}

const isOpen = ({ entry, condition, members }: Hit): boolean =>
  entry.id.startsWith('open:') && !condition && !members?.length;

/** `Karl Fischer titration`: what is known by a common name, with the name in front of it that says which. */
const NAME_IN_FRONT = /(?<=[\p{Ll},;&(]\s|[(])(?:\p{Lu}\p{Ll}+(?:-\p{Lu}?\p{Ll}+)?\s){1,2}$/u;
function named(text: string, hit: Hit): Hit {
  if (hit.members?.length || !/^\p{Ll}/u.test(text.slice(hit.from, hit.to))) return hit;
  const front = text.slice(Math.max(0, hit.from - LONGEST_NAME), hit.from).match(NAME_IN_FRONT);
  return front ? { ...hit, from: hit.from - front[0].length } : hit;
}

/** A piece whose words the rules cut too short or too long. */
function trimmed(text: string, hit: Hit, whole: (span: JobSpan) => JobSpan): Hit {
  if (!isOpen(hit)) return named(text, hit);
  const { from, to } = whole(hit);
  const said = text.slice(from, to);
  const loose = (said.match(OF_PAPER) ?? said.match(LOOSE_END))?.[0].length ?? 0;
  const end = to - from - loose >= LEAST ? to - loose : to;
  return from === hit.from && end === hit.to
    ? hit
    : { ...hit, entry: openEntry(text.slice(from, end), hit.entry.kind), from, to: end };
}

/** Runs of words that may be asked for, whatever their likeliest reading is. */
function possible({ tokens, likely }: PostingReading): JobSpan[] {
  const runs: JobSpan[] = [];
  let open: JobSpan | null = null;
  tokens.forEach((token, i) => {
    if (askedOf(likely, i) < POSSIBLE || !/[\p{L}\p{N}]/u.test(token.text)) open = null;
    else if (open) open.to = token.to;
    else {
      open = { from: token.from, to: token.to };
      runs.push(open);
    }
  });
  return runs;
}

/** All that may be asked for, in order; two of them may lie over one another. */
export function candidatesOf(posting: string, terms: readonly ClauseTerms[], reading: PostingReading): Candidate[] {
  const isTrusted = trustedIn(posting);
  const whole = wholeWords(posting, reading.tokens);
  const termsAt = placesOf(
    terms.map((one) => ({ ...one, from: one.clause.from, to: one.clause.to })),
    posting.length,
  );
  const isNamed = (hit: Hit) => !hit.entry.id.startsWith('open:') || tells(posting.slice(hit.from, hit.to));
  const meets = (a: JobSpan) => (b: JobSpan) => a.from < b.to && b.from < a.to;
  const byRules = terms.flatMap(({ clause, hits, told }) =>
    hits
      .map((hit) => trimmed(posting, hit, whole))
      .filter(isNamed)
      .map((hit): Candidate => ({ ...hit, source: 'rules', clause, told })),
  );
  // `your own car`, `rota means every other weekend`: the condition by itself, beside the phrase that holds it
  const conditions = terms.flatMap(({ clause, hits, told }) =>
    conditionsIn(posting, clause)
      .filter((one) => hits.some((hit) => meets(one)(hit) && (hit.from !== one.from || hit.to !== one.to)))
      .map((one): Candidate => ({ ...one, source: 'rules', clause, told })),
  );
  // `Hours: nights on a rota`: outside of what the rules read, or across two clauses of it, a condition is only thought possible
  const outside = conditionsIn(posting, { from: 0, to: posting.length })
    .filter((one) => !(one.to <= (termsAt(one.from)?.to ?? 0)) && isTrusted(one))
    .map((one): Candidate => ({ ...one, source: 'guess', clause: null, told: true }));
  const covered = byRules.flatMap((hit) => [hit, ...(hit.members ?? [])]);
  const coveredAt = placesOf(covered, posting.length);
  const labelledAt = placesOf(reading.spans, posting.length);
  const known = new Set(covered.map(({ from, to }) => `${from}-${to}`));
  const isNew = ({ from, to }: JobSpan) => !known.has(`${from}-${to}`);
  // `a language such as Python`: its members are asked for
  const isClass = (span: JobSpan) =>
    CLASS.test(posting.slice(span.from, span.to)) &&
    (termsAt(span.from)?.hits.some((hit) => !meets(span)(hit)) ?? false);
  // `18 years of | age and authorised to work here`: it begins inside one condition and goes on to another
  const stated = byRules.concat(conditions, outside).filter(({ condition }) => condition);
  const cutsTwo = (span: JobSpan) =>
    stated.some((one) => one.from < span.from && span.from < one.to && one.to < span.to) &&
    stated.some((one) => span.from < one.from && one.to <= span.to);
  const saysSomething = (span: JobSpan) => tells(posting.slice(span.from, span.to));
  const labelled = reading.spans
    .filter(({ kind }) => isAsking(kind))
    .map(whole)
    .filter((span) => isTrusted(span) && isNew(span) && !isClass(span) && saysSomething(span) && !cutsTwo(span));
  const guesses = possible(reading)
    .map(whole)
    .filter(
      (span) =>
        isTrusted(span) &&
        saysSomething(span) &&
        !LABEL_BEHIND.test(posting.slice(span.to, span.to + LONGEST_NAME)) &&
        !firstIn(span, coveredAt) &&
        !firstIn(span, labelledAt),
    );
  const byField =
    (source: Candidate['source']) =>
    (span: JobSpan): Candidate => {
      const at = termsAt(span.from);
      return { ...hitOf(posting, span, at?.hits ?? []), source, clause: at?.clause ?? null, told: at?.told ?? false };
    };
  const byFields = [...labelled.map(byField('labelled')), ...guesses.map(byField('guess'))];
  return [...byRules, ...conditions, ...outside, ...byFields.filter(saysSomething)]
    .filter((one) => !isOfOthers(posting, one))
    .sort((a, b) => a.from - b.from || a.to - b.to)
    .slice(0, MOST);
}
