import { type FieldPath, gapsOf, type Language, LIMITS, type ResumeContent } from '@verdant/contracts';
import { maskGaps, unmaskGaps } from '../rewrite/gaps.ts';
import { blankDates } from '../text/find-dates.ts';
import { lineLanguage } from '../text/language.ts';
import { findQuantities } from '../text/quantities.ts';
import { datesHold } from './date-claims.ts';
import { checkFigures } from './figures.ts';
import { unmask } from './fold.ts';
import { type Source, sourceOf } from './known-facts.ts';
import { withoutQuestions } from './meaning/beyond.ts';
import { namesHold } from './names.ts';
import { unconfirmed } from './novelty.ts';
import { ownershipHolds } from './ownership.ts';
import { ratesHold, wordsOfMeasureHold } from './rate-claims.ts';

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
  const known = unmask(entry.join('\n')).toLowerCase();
  const rest = findQuantities(text).reduce(
    (left, { from, to }) => left.slice(0, from) + ' '.repeat(to - from) + left.slice(to),
    blankDates(text),
  );
  return Array.from(rest.matchAll(/[\p{Script=Latin}\d]*\d[\p{Script=Latin}\d.,:/×*-]*/gu)).some(
    ([token]) => !known.includes(token.toLowerCase()),
  );
}

const refuse = (reason: GateReason): GateVerdict => ({ ok: false, reason });

/**
 * Whether a rewrite says only what the person has said. In this order: language, dates, figures (an unknown one
 * becomes a gap, a twisted one refuses), names, ownership, and what is left to confirm. Source: the research's seven
 * steps. A refusal means that the rules' own wording is used instead.
 */
export function factGate({ content, path, original, rewrite, language }: GateInput): GateVerdict {
  const text = unmask(rewrite).trim();
  const claims = maskGaps(text);
  if (!/[\p{L}]/u.test(claims) || text === original.trim()) return refuse('empty');
  if (text.length > (path.split('/').length > 3 ? LIMITS.bullet : LIMITS.text)) return refuse('empty');
  const written = original.trim() === '' ? language : lineLanguage(original);
  if (lineLanguage(claims) !== written) return refuse('changed-language');
  if (/[^\P{Nd}0-9]/u.test(claims)) return refuse('number');

  const source = sourceOf(content, path, original);
  if (!datesHold(claims, source)) return refuse('date');
  const figures = checkFigures(claims, source.entry.map(unmask), written);
  if (typeof figures === 'string') return refuse(figures);
  if (!ratesHold(figures.text, source.entry)) return refuse('unit');
  if (!wordsOfMeasureHold(withoutQuestions(claims), source.entry)) return refuse('number');
  const held = unmaskGaps(figures.text, gapsOf(text));
  const heldClaims = maskGaps(held);
  if (!namesHold(heldClaims, source, written === 'zh')) return refuse('name');
  if (strayDigits(heldClaims, source)) return refuse('number');
  if (!ownershipHolds(heldClaims, source)) return refuse('ownership');
  return {
    ok: true,
    text: held,
    placeholders: gapsOf(held),
    confirm: [...figures.confirm, ...unconfirmed(heldClaims, source, written)],
  };
}
