import { type Crf, emissions, marginals, viterbi } from '@verdant/crf';
import { alternation, nameAbbreviations } from '@verdant/lexicon/vocabulary';
import type { Cell, Slot } from '../types.ts';
import { ruleSlots } from './rule-slots.ts';
import { type Labelled, type Sequence, sequencesOf } from './sequences.ts';
import { tokenFeatures } from './token-features.ts';
import { createFlags, headOf, placesOf } from './token-pieces.ts';
import { type Token, tokensOf } from './tokens.ts';
import { wordField } from './trained-fields.ts';

const NO_VALUE = new Set(['separator', 'none', 'label', 'body']);
/** How much the other heads of a document weigh beside what a head says itself. */
const OTHERS = 0.7;
/** The least that others make of a label, so that none becomes impossible. */
const FLOOR = 0.03;

/** Words of heads in thirty full pages are fewer. What comes behind them is read by the rules alone. */
const MOST_TOKENS = 8_000;

type Read = { sequence: Sequence; tokens: Token[]; places: string[]; scores: Float64Array };

function read(sequences: readonly Sequence[], field: Crf): Read[] {
  let total = 0;
  const heads = sequences
    .map((sequence) => ({ sequence, tokens: sequence.units.flatMap(tokensOf) }))
    .filter(({ tokens }) => {
      total += tokens.length;
      return tokens.length && total <= MOST_TOKENS;
    });
  const rules = ruleSlots(heads);
  const flagsOf = createFlags();
  return heads.map(({ sequence, tokens }, i) => {
    const head = headOf(tokens, flagsOf);
    const scores = emissions(field, tokenFeatures(head, { kind: sequence.kind, rules: rules[i]! }, field.bits));
    return { sequence, tokens, places: placesOf(head), scores };
  });
}

/**
 * The heads of one kind are made alike: what stands at a place in the others speaks for what stands there in this one.
 * Adds to the scores of each head the logarithm of the mean probability of each label at its places in the others.
 */
function agree(heads: Read[], field: Crf): void {
  if (heads.length < 2) return;
  const L = field.labels.length;
  const likely = heads.map(({ scores }) => marginals(field, scores));
  const means = heads.map(({ places }, at) => meansAt(places, likely[at]!, L));
  const totals = new Map<string, { sum: Float64Array; heads: number }>();
  for (const own of means)
    for (const [place, mean] of own) {
      const total = totals.get(place) ?? { sum: new Float64Array(L), heads: 0 };
      for (let l = 0; l < L; l++) total.sum[l]! += mean[l]!;
      total.heads++;
      totals.set(place, total);
    }
  heads.forEach(({ places, scores }, at) => {
    places.forEach((place, t) => {
      const { sum, heads: all } = totals.get(place)!;
      if (all < 2) return;
      const own = means[at]!.get(place)!;
      for (let l = 0; l < L; l++)
        scores[t * L + l]! += OTHERS * Math.log(Math.max((sum[l]! - own[l]!) / (all - 1), FLOOR));
    });
  });
}

/** The mean probability of each label at each place of a head. */
function meansAt(places: readonly string[], likely: Float64Array, L: number): Map<string, Float64Array> {
  const counts = new Map<string, number>();
  const out = new Map<string, Float64Array>();
  places.forEach((place, t) => {
    const sum = out.get(place) ?? new Float64Array(L);
    for (let l = 0; l < L; l++) sum[l]! += likely[t * L + l]!;
    out.set(place, sum);
    counts.set(place, (counts.get(place) ?? 0) + 1);
  });
  for (const [place, sum] of out)
    out.set(
      place,
      sum.map((value) => value / counts.get(place)!),
    );
  return out;
}

/** A part of a text, with the bracket behind it that closes one of its own. */
function withClosing(text: string, from: number, to: number): string {
  const part = text.slice(from, to);
  const open = (part.match(/[（(]/g)?.length ?? 0) > (part.match(/[)）]/g)?.length ?? 0);
  return open && /[)）]/.test(text[to] ?? '') ? text.slice(from, to + 1) : part;
}

const IN_BRACKETS = /^\s?[（(][^（()）]{1,40}[)）]$/;
const OPENS = /^\s?[（(]$/;
const CLOSES = /^[^（()）]{1,40}[)）]./;

/** `Vale Castings Pvt` and `Ltd`, `St` and `Mary's College`: between them stands the point of a word in short. */
const IN_SHORT = new RegExp(`(?:^|[\\s.,(])${alternation(nameAbbreviations)}$`, 'u');
const POINT = /^\.\s?$/;

/** Street, town and country of one address. */
const WITHIN_ADDRESS = /^\s?[,，/]?\s?$/;

/**
 * A name goes on behind a bracket within it, `Company (Place) Limited`: what stands in the bracket is a part of it. Takes
 * the values of a cell in the order of its text.
 */
export function acrossBrackets(text: string, values: readonly Slot[]): Slot[] {
  const out: (Slot & { from: number; to: number })[] = [];
  let past = 0;
  for (const value of values) {
    const from = text.indexOf(value.text, past);
    const to = from + value.text.length;
    const first = out.findIndex((one) => {
      const between = text.slice(one.to, from);
      const goesOn = IN_BRACKETS.test(between) || (OPENS.test(between) && CLOSES.test(value.text));
      const follows = between === '' && /[)）]$/.test(one.text);
      const isShort = POINT.test(between) && IN_SHORT.test(one.text);
      return (
        one.slot === value.slot &&
        (goesOn || follows || isShort || (one.slot === 'location' && WITHIN_ADDRESS.test(between)))
      );
    });
    const begun = out[first];
    if (begun) {
      const p = Math.min(begun.p, value.p);
      out.splice(first, out.length, { ...begun, text: text.slice(begun.from, to), p, to });
    } else out.push({ ...value, from, to });
    past = to;
  }
  return out.map(({ slot, text, p }) => ({ slot, text, p }));
}

/** Runs of tokens of one label as values of their cells. */
function valuesIn({ tokens, scores }: Read, field: Crf, out: Map<Cell, Slot[]>): void {
  const L = field.labels.length;
  const best = viterbi(field, scores);
  const likely = marginals(field, scores);
  let open: { slot: string; first: Token; last: Token; p: number; count: number } | null = null;
  const close = () => {
    if (!open) return;
    const { cell } = open.first.unit;
    const text = withClosing(cell.text, open.first.from, open.last.to);
    if (/[\p{L}\p{N}]/u.test(text))
      out.set(cell, [...(out.get(cell) ?? []), { slot: open.slot, text, p: open.p / open.count }]);
    open = null;
  };
  tokens.forEach((token, i) => {
    const slot = field.labels[best[i]!]!;
    if (open && (open.slot !== slot || open.first.unit !== token.unit)) close();
    if (NO_VALUE.has(slot)) return;
    open ??= { slot, first: token, last: token, p: 0, count: 0 };
    open.last = token;
    open.p += likely[i * L + best[i]!]!;
    open.count++;
  });
  close();
}

/** The values in the cells of heads and of what stands above the sections. */
export function slotsOf(labelled: readonly Labelled[]): Map<Cell, Slot[]> {
  const field = wordField();
  const all = read(sequencesOf(labelled), field);
  for (const kind of ['work', 'education', 'projects', 'activities'])
    agree(
      all.filter(({ sequence }) => sequence.kind === kind),
      field,
    );
  const out = new Map<Cell, Slot[]>();
  for (const one of all) valuesIn(one, field, out);
  for (const [cell, values] of out) out.set(cell, acrossBrackets(cell.text, values));
  return out;
}
