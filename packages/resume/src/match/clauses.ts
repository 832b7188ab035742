import { remembered } from '@verdant/lexicon';
import { hasHan } from '../text/words.ts';
import { tellsAside, tellsPay, withoutPayTerms } from './asides.ts';
import { asksNothing, FEW, tellsOnlyHere } from './headings/aside-lines.ts';
import {
  asksForPoints,
  DENIES,
  FIELD_OF_STUDY,
  type Heading,
  headingOf,
  isRefused,
  isSaidOfSome,
  leadingHeading,
  MARKED_MUST,
  NICE_AFTER,
  NICE_BEFORE,
  NOT_ASKED,
  OBLIGES,
  ONLY_LIKED,
  ONLY_NEED,
  OPENS_POINT,
  unknownHeading,
} from './phrases.ts';
import { columnsOf, needByCode, withoutNeedBehind } from './point-codes.ts';
import { statesDemands } from './states-demands.ts';
import { asks } from './terms/open-phrases.ts';

/**
 * A piece of a description that asks for things in one way. `from` and `to` are places in the whole text; `asked` where
 * its own words, or those of its sentence before it, ask for something.
 */
export type Clause = Piece & { text: string; need: 'must' | 'nice'; duty: boolean; headed: boolean; asked: boolean };

type Piece = { from: number; to: number };

const SENTENCE =
  /[。；;！!?？]|(?<=\S)\s*(?=[①-⑳])|\s\|\s|(?<=[a-z\d)%"”])(?<!\b(?:e\.g|i\.e|etc|vs|incl|min|approx|sr|jr|inc|\p{L}\.\p{L}))\.(?=\s|$)|(?<=\S)\s+[•·●▪◆]\s*|(?<!\b(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve)\s)(?<=\s)(?:\d{1,2}[、.．)）]|[（(]\d{1,2}[)）])(?=\s*\D)/giu;

const MAX_BRACKET = 160;
function isInBracket(text: string, piece: Piece, at: number): boolean {
  const before = text.slice(Math.max(piece.from, at - MAX_BRACKET), at);
  const open = Math.max(before.lastIndexOf('('), before.lastIndexOf('（'));
  const shut = Math.max(before.lastIndexOf(')'), before.lastIndexOf('）'));
  return open > shut && /^[^（(\n]*[)）]/.test(text.slice(at, Math.min(piece.to, at + MAX_BRACKET)));
}

function cut(text: string, piece: Piece, marks: RegExp): Piece[] {
  const pieces: Piece[] = [];
  let from = piece.from;
  for (const match of text.slice(piece.from, piece.to).matchAll(marks)) {
    const at = piece.from + match.index;
    if (marks !== SENTENCE && isInBracket(text, piece, at)) continue;
    pieces.push({ from, to: at });
    from = at + match[0].length;
  }
  return [...pieces, { from, to: piece.to }].filter((part) => text.slice(part.from, part.to).trim() !== '');
}

/** A comma behind which something new is asked for, and not another member of a list. */
const FRESH =
  /[，,]\s*(?=(?:so|hence|therefore|which means|meaning)\b[^.;,]{0,40}\b(?:you|u|has to be|have to be)\b)|[，,](?=\s*(?:(?:and|but|with|while|plus)\s+)?(?:(?:some|any|prior|previous|strong|good|solid|basic|hands-on|working|additional|deep|proven|an?|the)\s+){0,3}(?:experience|knowledge|familiarity|understanding|exposure|proficien\w+|ability|background|expertise|fluen\w+|skills?|command|you\b|we\b|ideally|preferably|bonus|master|bachelor|degree|phd))|(?<=\brequired|\bneeded|\bmandatory|\bessential|\bmust)[，,]|[，,]\s*(?:but|and)\s+(?=[^，,]*\b(?:is|are|would be)\b)|[，,](?<=\b(?:experience|knowledge|skills?|background|expertise|understanding|years|qualified|certified)\b[^,;]*[，,])(?=\s*(?:(?!and\b|or\b)[\w+#./-]+\s+){1,4}(?:(?:is|are|would be)\s+)?(?:preferred|a (?:strong |big )?plus|desirable|an advantage|a bonus|welcome|nice to have|optional))|(?<=\b(?:required|mandatory|essential))\s+(?:and|but)\s+|(?<!\s)\s+(?:and|but)\s+(?=(?:ideally|preferably)\b)/gi;
/** In Chinese every clause speaks for itself, unless it gives examples or goes on with a list. */
const CHINESE_COMMA =
  /[，,](?!\s*(?:如|例如|比如|包括|包含|诸如|即|以及|或))(?!(?<=[A-Za-z+#\d]\s?[，,])\s*[A-Za-z+#.\d\s/、]+(?:等|者|的|经验|优先|更佳|加分))/g;
const BRACKET = /[（(][^（()）]{2,160}[)）]/g;

/** Brackets that say how much something is wanted stand for themselves: `AWS (GCP a plus)`. */
function brackets(text: string, piece: Piece): { own: Piece[]; outer: Piece[] } {
  const own: Piece[] = [];
  for (const match of text.slice(piece.from, piece.to).matchAll(BRACKET)) {
    const speaks = [NICE_AFTER, NICE_BEFORE, NOT_ASKED].some((said) => said.test(match[0])) || isSaidOfSome(match[0]);
    if (!speaks) continue;
    if (ONLY_NEED.test(match[0])) continue;
    own.push({ from: piece.from + match.index, to: piece.from + match.index + match[0].length });
  }
  const outer: Piece[] = [];
  let from = piece.from;
  for (const part of own) {
    outer.push({ from, to: part.from });
    from = part.to;
  }
  outer.push({ from, to: piece.to });
  return { own, outer: outer.filter((part) => text.slice(part.from, part.to).trim() !== '') };
}

/** `测绘作业证、C1驾照（必须）`, `Excel, Power BI (a plus), SQL`: the mark is of the last member before it. */
function cutAtNeed(text: string, piece: Piece): Piece[] {
  const said = text.slice(piece.from, piece.to);
  const mark = [...said.matchAll(BRACKET)].find(([bracket]) => ONLY_NEED.test(bracket));
  if (!mark) return [piece];
  const before = said.slice(0, mark.index);
  const start = Math.max(...['、', ',', '，'].map((sign) => before.lastIndexOf(sign))) + 1;
  const end = mark.index + mark[0].length;
  return [
    { from: piece.from, to: piece.from + start },
    { from: piece.from + start, to: piece.from + end },
    { from: piece.from + end, to: piece.to },
  ].filter(({ from, to }) => text.slice(from, to).trim() !== '');
}

/** `Python, ideally with Django`: what stands before the word is asked for, what follows is liked. */
function split(text: string, piece: Piece): Piece[] {
  const at = text.slice(piece.from, piece.to).search(NICE_BEFORE);
  if (at <= 0) return [piece];
  return [
    { from: piece.from, to: piece.from + at },
    { from: piece.from + at, to: piece.to },
  ];
}

/** The description without what it says about fields of study; every other letter stays where it is. */
export const withoutStudies = remembered(
  (text: string): string => text.replace(FIELD_OF_STUDY, (match) => ' '.repeat(match.length)),
  FEW,
);

/** Letters before the first word: what makes a point of it. */
const leadOf = (said: string): number =>
  said.match(
    /^\s*(?:[-–—•·●*▪◆◇◎○■□▶►➤★☆✓✔※√◦‣・→>]\s*|\p{So}\uFE0F?\s*|\d\uFE0F?\u20E3\s*|[①-⑳]\s*|[一二三四五六七八九十]是(?=\p{Script=Han}|[A-Z])|其[一二三四五六][，、是]?\s*|\d{1,2}[.．、)）](?!\d)\s*|[a-z][.)]\s+|[ED][ \t]{2,}|[（(](?:\d{1,2}|[一二三四五六七八九十]{1,2})[)）]\s*)?/iu,
  )![0].length;
/** All that follows in the sentence is liked. */
const WOULD_LIKE =
  /^\s*(?:and\s+)?(?:it would (?:help|be (?:great|nice|good))|we(?:'|’)d love|even better|great if|bonus|ideally you|you would stand out)\b|^[^:：]{0,40}\b(?:desirable|preferred|advantageous|nice to have|a plus|welcome)\b[^:：]{0,60}[:：]/i;
const MOST_FRAGMENT_WORDS = 6;
const isFragment = (said: string): boolean =>
  !/\p{Script=Han}/u.test(said) &&
  said.trim().split(/\s+/).length <= MOST_FRAGMENT_WORDS &&
  !/\b(?:we|our|you|your|they|it|there|is|are|will|the|this)\b|\d/i.test(said);

/** What the employer has for the person. */
const OFFERS =
  /^\s*有意|^\s*(?:有|提供|享|给|含|包)[^，。；]{0,12}(?:补助|补贴|奖金|提成|福利|宿舍|食宿|培训|年假|社保|公积金|工作餐|班车|晋升)/;
/** What is named as the tool of the house is wanted, wherever it stands. */
const WE_USE = /\b(?:is what we use|what we use is|we use|we run on)\b|我们用的是/i;
/** A clause of a sentence that tells what is done there. */
const TELLS_DUTY = /^\s*(?:并?负责|每天|每日|每周|每月|每学期|日常|主要做|你将|(?:and )?you(?:'|’)?(?: wi)?ll\b)/i;
const ENDS = /[.。;；:：!！?？]\s*$/;

/** The lines of a description; one that was broken by width goes on in the next (`\n` stays one letter). */
function linesOf(text: string): string[] {
  const lines: string[] = [];
  for (const line of text.split('\n')) {
    const last = lines.at(-1);
    const goesOn = last !== undefined && !ENDS.test(last) && last.trim().length > 30 && /^\s*\p{Ll}/u.test(line);
    if (goesOn && !OPENS_POINT.test(line) && !/^\s*[#【]/.test(line)) lines[lines.length - 1] = `${last}\n${line}`;
    else lines.push(line);
  }
  return lines;
}

/** What a description asks for, piece by piece, each with how much it is wanted. What is not asked for is left out. */
export const clausesOf = remembered((text: string): readonly Clause[] => readClauses(text, withoutStudies(text)), FEW);
/** The same with what is said of fields of study, and so of degrees. */
export const clausesWithStudies = remembered((text: string): readonly Clause[] => readClauses(text, text), FEW);

function readClauses(jobDescription: string, text: string): Clause[] {
  const clauses: Clause[] = [];
  // what stands before the requirements, where they have a heading of their own, tells about the job
  const lines = linesOf(jobDescription);
  const statesMust = statesDemands(lines, jobDescription.length);
  let heading: Heading = statesMust ? 'duty' : 'must';
  let headed = false;
  // under a heading that says nothing, what asks for something is asked for
  let vague = false;
  // `Essential | Desirable` above a table
  let columns: (Heading | null)[] | null = null;
  // a label at the beginning of a line holds for its paragraph
  let labelled = false;
  // what held before a label that tells of its line alone
  let before: { heading: Heading; headed: boolean; vague: boolean } | null = null;
  let listed = false;
  const coded = needByCode(lines);
  let from = 0;
  for (const [index, line] of lines.entries()) {
    const start = from;
    from += line.length + 1;
    const code = coded(line);
    const heads = columnsOf(line);
    if (heads) {
      columns = heads;
      headed = true;
      continue;
    }
    if (before && !OPENS_POINT.test(line)) {
      ({ heading, headed, vague } = before);
      labelled = false;
    }
    before = null;
    const below: Heading = heading === 'nice' ? 'nice' : 'must';
    const asked: Heading | null = asksForPoints(line, lines[index + 1]) ? below : null;
    const alone: Heading | null = code ? null : (headingOf(line, lines[index + 1], lines[index - 1] ?? 'x') ?? asked);
    if (labelled && line.trim() !== '' && lines[index - 1]?.trim() === '' && !alone) {
      heading = statesMust ? 'duty' : 'must';
      vague = statesMust;
      headed = false;
      labelled = false;
    }
    const opens = OPENS_POINT.test(line);
    if (opens) listed = true;
    // what stands below a list, behind an empty line, is said of something else
    else if (listed && headed && line.trim() !== '' && lines[index - 1]?.trim() === '' && !alone) {
      const wants = NICE_BEFORE.test(line) || NICE_AFTER.test(line) || asks(line);
      heading = wants ? 'duty' : 'aside';
      vague = wants;
      listed = false;
    }
    if (alone) {
      vague = false;
      labelled = false;
      heading = alone;
      headed = true;
      listed = false;
      continue;
    }
    if (index > 0 && !code && unknownHeading(line, lines[index + 1], lines[index - 1])) {
      // above points it may head what is asked for, above running text it tells
      const points = OPENS_POINT.test(lines[index + 1] ?? '');
      heading = statesMust ? 'duty' : 'must';
      vague = statesMust;
      headed = points;
      listed = false;
      continue;
    }
    if (code) [heading, headed, vague] = [code, true, false];
    let asking = false;
    let liking = false;
    const length = code ? withoutNeedBehind(line).length : line.length;
    for (const whole of cut(text, { from: start, to: start + length }, SENTENCE)) {
      const leads = leadingHeading(text.slice(whole.from, whole.to));
      if (leads) {
        if (whole.from === start && tellsOnlyHere(leads, line)) before = { heading, headed, vague };
        heading = leads.heading;
        headed = true;
        vague = false;
        labelled = text.slice(whole.from + leads.length, whole.to).trim() !== '';
      }
      const column =
        columns && line.includes('|') ? columns[(text.slice(start, whole.from).match(/\|/g) ?? []).length] : null;
      if (column) heading = column;
      if (asksNothing(heading)) continue;
      if (/[?？]/.test(text[whole.to] ?? '') && DENIES.test(text.slice(whole.to + 1, start + line.length))) continue;
      const sentence = { from: whole.from + (leads?.length ?? 0), to: whole.to };
      // "GCSE English and maths." goes on with what was asked before it
      if (!/[;；]/.test(text[whole.from - 1] ?? '') && !isFragment(text.slice(sentence.from, sentence.to)))
        asking = false;
      if (!/[;；]/.test(text[whole.from - 1] ?? '')) liking = false;
      const { own, outer } = brackets(text, sentence);
      const marks = hasHan(text.slice(sentence.from, sentence.to)) ? CHINESE_COMMA : FRESH;
      const pieces = [...outer.flatMap((part) => cut(text, part, marks)), ...own]
        .flatMap((part) => split(text, part))
        .flatMap((part) => cutAtNeed(text, part));
      const first = clauses.length;
      for (const { from, to } of pieces.sort((a, b) => a.from - b.from)) {
        const piece = { from: from + leadOf(text.slice(from, to)), to };
        const said = text.slice(piece.from, piece.to);
        const welcome = NICE_AFTER.test(said) || NICE_BEFORE.test(said);
        // what is said of studies is blank here and may be what is not asked for
        const whole = jobDescription.slice(piece.from, piece.to);
        if ((NOT_ASKED.test(whole) || isRefused(said) || isSaidOfSome(said)) && !welcome) continue;
        if (ONLY_LIKED.test(said)) {
          for (const clause of clauses.slice(first)) clause.need = 'nice';
          continue;
        }
        const marked = MARKED_MUST.test(said);
        const own = marked || welcome || (asks(withoutPayTerms(said)) && !OFFERS.test(said));
        if (tellsPay(said) || (!own && !(headed && opens) && tellsAside(said))) continue;
        asking = own || (asking && !TELLS_DUTY.test(said));
        liking ||= WOULD_LIKE.test(said);
        const duty = heading === 'duty' && !marked && !(vague && own) && !WE_USE.test(said) && !OBLIGES.test(said);
        const liked = !marked && (heading === 'nice' || duty || welcome || liking);
        const need = liked ? 'nice' : 'must';
        clauses.push({ ...piece, text: said, need, duty, headed, asked: asking });
      }
    }
  }
  return clauses.sort((a, b) => a.from - b.from);
}
