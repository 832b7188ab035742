import { type FieldPath, type Language, LIMITS, lineLanguage, type ResumeContent } from '@verdant/contracts';
import { unmaskGaps } from '../rewrite/gaps.ts';
import { blankDates, findDates } from '../text/find-dates.ts';
import { asWritten, inFull, inOneForm, inOneWriting } from './constructions/constructions.ts';
import { withInitials } from './constructions/en/initials.ts';
import { datesHold } from './date-claims.ts';
import { withoutOwnYears } from './figures/own-years.ts';
import { checkFigures } from './figures.ts';
import { unmask } from './fold.ts';
import { isDoneBy, withoutHead } from './head-clause.ts';
import { type Source, sourceOf } from './known-facts.ts';
import { withoutAsides } from './meaning/account/asides.ts';
import { withoutQuestions } from './meaning/beyond.ts';
import { enlarged } from './meaning/enlarged.ts';
import { grown } from './meaning/grown/grown.ts';
import { promisesInBlank } from './meaning/grown/promised.ts';
import { boundOtherwise } from './meaning/twisted/bound-otherwise.ts';
import { turnedDeeds } from './meaning/twisted/turned-deeds.ts';
import { turnedRoles } from './meaning/twisted/turned-roles.ts';
import { twisted } from './meaning/twisted/twisted.ts';
import { heldPosts } from './meaning/widened/held-posts.ts';
import { namesHold } from './names.ts';
import { unconfirmed } from './novelty.ts';
import { ownershipHolds } from './ownership.ts';
import { type Part, partsOf } from './parts/parts.ts';
import { portionsOf } from './parts/portions.ts';
import { sideBySide } from './parts/side-by-side.ts';
import { maskQuestions } from './questions.ts';
import { ratesHold, wordsOfMeasureHold } from './rate-claims.ts';
import { figuresIn } from './said-figures.ts';

export type GateReason = 'number' | 'name' | 'date' | 'ownership' | 'unit' | 'empty' | 'changed-language';
export type GateVerdict =
  | { ok: true; text: string; placeholders: string[]; confirm: string[] }
  | { ok: false; reason: GateReason };
export type GateInput = {
  content: ResumeContent;
  path: FieldPath;
  original: string;
  rewrite: string;
  language: Language;
  /** what it asks for is no fact about the person: nothing in it counts as a source */
  jobDescription?: string | null;
};

/** Digits that were read as neither figure nor date (`5G`, `2.3.1`) must at least stand in the entry letter by letter. */
function strayDigits(text: string, { entry }: Source): boolean {
  const lower = unmask(entry.join('\n')).toLowerCase().replace(PERCENTILE, 'p$1');
  // 2,400 PPM and 2,400PPM
  const known = `${lower}\n${lower.replace(/(?<=\d)\s(?=[a-z])/g, '')}`;
  const rest = figuresIn(text).reduce(
    (left, { from, to }) => left.slice(0, from) + ' '.repeat(to - from) + left.slice(to),
    blankDates(text),
  );
  return Array.from(rest.matchAll(/[\p{Script=Latin}\d]*\d[\p{Script=Latin}\d.,:/×*-]*/gu)).some(
    ([token]) =>
      !known.includes(
        token
          .replace(/[.,:]+$/, '')
          .toLowerCase()
          .replace(PERCENTILE, 'p$1')
          .replace(/th-$/, ''),
      ),
  );
}

/** 95th percentile, p95. */
const PERCENTILE = /(\d\d)th[ -]percentile/gi;

/** Grade II*, C++, A+: a sign at a word makes another word of it. */
const addedSigns = (text: string, { entry }: Source): boolean => {
  const known = unmask(entry.join('\n')).toLowerCase();
  return (
    text
      .toLowerCase()
      .match(/(?<![\p{L}\d])[\p{Script=Latin}\d]{1,12}(?:\*(?![*\p{L}\d])|\++(?![\s\p{L}\d]*[a-z]))/gu) ?? []
  ).some((word) => !known.includes(word));
};

/** 1,2000: groups of other lengths than three hide what is meant. */
const misgrouped = (text: string, original: string): boolean =>
  (text.match(/\d,\d{4,}|\d,\d{1,2}(?![\d,])/g) ?? []).some((figure) => !original.includes(figure));

const refuse = (reason: GateReason): GateVerdict => ({ ok: false, reason });

/**
 * Whether a rewrite says only what the person has said. In this order: language, dates, figures (an unknown one
 * becomes a gap, a twisted one refuses), names, ownership, and what is left to confirm. Source: the research's seven
 * steps. A refusal means that the rules' own wording is used instead. What tells of several texts of one entry is held
 * against each of them by its part.
 */
export function factGate(input: GateInput): GateVerdict {
  const verdict = heldInParts(input);
  if (isClean(verdict, input.rewrite)) return verdict;
  const source = sourceOf(input.content, input.path, input.original);
  if (heldPosts(source.original, source.head, input.rewrite).length > 0) return verdict;
  const own = withoutOwnYears(input.original, source.span);
  // how long the entry lasted is told by its two dates
  if (own !== input.original && findDates(input.rewrite).length === 2) {
    const told = { ...input, original: own };
    if (isClean(heldInAnyForm(told), input.rewrite)) return accepted(input);
    if (withoutHead(input.rewrite, source).some((rest) => isToldBeside(rest, told))) return accepted(input);
  }
  const rests = withoutHead(input.rewrite, source);
  return rests.some((rest) => isToldBeside(rest, input)) ? accepted(input) : verdict;
}

/** Nothing is left to ask but a word of the original that the head says already. */
function isToldBeside({ rest, head }: { rest: string; head: string }, input: GateInput): boolean {
  if (isSameText(rest, input.original)) return true;
  const verdict = heldInParts({ ...input, rewrite: rest });
  const isTold = (word: string) =>
    !/\d/.test(word) && input.original.includes(word) && (head.includes(word) || isDoneBy(word, head));
  return verdict.ok && verdict.text === unmask(rest).trim() && verdict.confirm.every(isTold);
}

const accepted = ({ rewrite, original }: GateInput): GateVerdict => ({
  ok: true,
  text: unmask(rewrite).trim(),
  placeholders: maskQuestions(rewrite, original).questions,
  confirm: [],
});

function heldInParts(input: GateInput): GateVerdict {
  const verdict = heldInAnyForm(input);
  if (isClean(verdict, input.rewrite)) return verdict;
  const { content, path, original, rewrite } = input;
  const isTold = [...new Set([rewrite, sideBySide(rewrite)])].some((text) =>
    partsOf(content, path, original, text).some((parts) => askedOfParts(input, parts)?.length === 0),
  );
  return isTold ? accepted(input) : verdict;
}

/** What is left to confirm where each part is held against its own text; null where one of them does not hold. */
function askedOfParts(input: GateInput, parts: readonly Part[]): string[] | null {
  if (enlarged(parts.map((part) => part.original).join('; '), input.rewrite).length > 0) return null;
  const confirm: string[] = [];
  for (const part of parts) {
    const asked = askedOfPart(input, part);
    if (asked === null) return null;
    confirm.push(...asked);
  }
  return confirm;
}

/** Of another line than the rewritten one a part may tell a portion. */
function askedOfPart(input: GateInput, part: Part): string[] | null {
  const portions = part.path === input.path ? [] : portionsOf(part.original);
  const asked = [part.original, ...portions].map((original) => askedOf(input, { ...part, original }));
  return asked.find((words) => words?.length === 0) ?? asked[0]!;
}

function askedOf(input: GateInput, part: Part): string[] | null {
  if (isSameText(part.rewrite, part.original)) return [];
  const own = heldInAnyForm({ ...input, ...part });
  return own.ok && own.text === unmask(part.rewrite).trim() ? own.confirm : null;
}

/** As it is written, or where that leaves something open, with both texts in the constructions that they share. */
function heldInAnyForm(input: GateInput): GateVerdict {
  const verdict = held(input);
  if (isClean(verdict, input.rewrite)) return verdict;
  // where both are in one form it can no longer be seen
  if ([turnedRoles, turnedDeeds, boundOtherwise].some((check) => check(input.original, input.rewrite).length > 0))
    return verdict;
  if (promisesInBlank(input.original, maskQuestions(unmask(input.rewrite), input.original).masked)) return verdict;
  const { language } = input;
  const isTold =
    (language === 'en' && isHeldInFull(input)) ||
    isHeldAs(input, (text) => inOneForm(text, language)) ||
    (language === 'zh' && !isMore(input) && isHeldAs(input, inOneWriting));
  return isTold ? accepted(input) : verdict;
}

/** With the shorthand of both written out, and without what only rounds the original off. */
function isHeldInFull(input: GateInput): boolean {
  const [before, after] = [inFull(input.original), inFull(input.rewrite)];
  const rewrite = withInitials(after, before);
  const original = withoutAsides(withInitials(before, after), rewrite);
  if (original === input.original && rewrite === input.rewrite) return false;
  const full = { ...input, original, rewrite };
  return (
    isSameText(original, rewrite) || isClean(held(full), rewrite) || isHeldAs(full, (text) => inOneForm(text, 'en'))
  );
}

function isHeldAs(input: GateInput, form: (text: string) => string): boolean {
  const [original, rewrite] = [form(input.original), form(input.rewrite)];
  if (original === input.original && rewrite === input.rewrite) return false;
  return isSameText(original, rewrite) || isClean(held({ ...input, original, rewrite }), rewrite);
}

/** Signs of more in the words as they stand, which one writing of both would hide: 一个 and 均, 初审 and 复审. */
const isMore = ({ original, rewrite }: GateInput): boolean =>
  [enlarged, grown, twisted].some((check) => check(asWritten(original), asWritten(rewrite)).length > 0);

const isSameText = (a: string, b: string): boolean => bareOf(a) === bareOf(b);
/** Marks and spaces between digits stay, but for those of thousands: 3.5 is not 35. */
const bareOf = (text: string) =>
  unmask(text)
    .toLowerCase()
    .replace(/(?<!\d)[\s,.]|[\s,.](?!\d)|(?<=\d),(?=\d{3}(?!\d))|[，;；。]/g, '');

/** Nothing to ask, and no figure taken out. */
const isClean = (verdict: GateVerdict, rewrite: string): boolean =>
  verdict.ok && verdict.confirm.length === 0 && verdict.text === unmask(rewrite).trim();

function held({ content, path, original, rewrite, language }: GateInput): GateVerdict {
  const text = unmask(rewrite).trim();
  const { masked: claims, questions } = maskQuestions(text, original);
  if (!/[\p{L}]/u.test(claims) || text === original.trim()) return refuse('empty');
  if (text.length > (path.split('/').length > 3 ? LIMITS.bullet : LIMITS.text)) return refuse('empty');
  const written = original.trim() === '' ? language : lineLanguage(original);
  if (lineLanguage(claims) !== written) return refuse('changed-language');
  if (/[^\P{Nd}0-9]/u.test(claims) || misgrouped(claims, original)) return refuse('number');

  if (promisesInBlank(original, claims)) return refuse('ownership');

  const source = sourceOf(content, path, original);
  if (!datesHold(claims, source)) return refuse('date');
  const figures = checkFigures(claims, source.entry.map(unmask), written, source.span, source.head);
  if (typeof figures === 'string') return refuse(figures);
  if (!ratesHold(withoutQuestions(figures.text), source.entry)) return refuse('unit');
  if (!wordsOfMeasureHold(withoutQuestions(claims), source.entry)) return refuse('number');
  const whole = unmaskGaps(figures.text, questions);
  const { masked: heldClaims, questions: placeholders } = maskQuestions(whole, original);
  if (!namesHold(heldClaims, source, written === 'zh')) return refuse('name');
  if (strayDigits(heldClaims, source) || addedSigns(heldClaims, source)) return refuse('number');
  if (!ownershipHolds(heldClaims, source)) return refuse('ownership');
  return {
    ok: true,
    text: whole,
    placeholders,
    confirm: [...figures.confirm, ...unconfirmed(heldClaims, source, written)],
  };
}
