import { hasHan } from '../../../text/words.ts';
import type { Candidate } from '../candidates.ts';
import { firstIn, placesOf } from '../places.ts';
import { askedOf, KINDS } from '../posting-labels.ts';
import type { PostingReading } from '../posting-spans.ts';

/** A candidate with how likely the judge of pieces holds it to be asked for and liked, 0 to 1. */
export type Judged = Candidate & { must: number; nice: number };

const ENTRY_KINDS = ['tool', 'hard', 'soft', 'domain', 'cert'] as const;
const SOURCES = ['rules', 'labelled', 'guess'] as const;
const TINY = 1e-4;
const logOdds = (share: number): number => Math.log((share + TINY) / (1 - share + TINY));
/** The log-odds of what is not there, and how far away it is taken to be. */
const NONE = { far: 200, beside: -3, over: -5 };
/** Candidates that lie over one another stand so close in their order; letters beside a piece that are looked at. */
const NEAR = 8;
const EDGE = 3;
/** Of the likeliest third the mean tells how sure a posting is read. */
const THIRD = 3;

const mean = (numbers: readonly number[]): number =>
  numbers.length === 0 ? 0 : numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

/**
 * A row of numbers for every candidate: what the judge of pieces and the field of words think of it, of what lies over
 * it, stands beside it, in its line and in the whole posting. `judged` in the order of the posting.
 */
export function sureFeatures(text: string, judged: readonly Judged[], reading: PostingReading): Float64Array[] {
  const { tokens, likely, spans } = reading;
  const K = KINDS.length;
  const share = judged.map(({ must, nice }) => must + nice);
  const han = Number(hasHan(text));
  const spanAt = placesOf(spans, text.length);
  const lines = new Int32Array(text.length + 1);
  for (let at = 0; at < text.length; at++) lines[at + 1] = lines[at]! + Number(text[at] === '\n');
  const inLine = new Map<number, { sum: number; count: number }>();
  judged.forEach(({ from }, i) => {
    const line = inLine.get(lines[from]!) ?? { sum: 0, count: 0 };
    inLine.set(lines[from]!, { sum: line.sum + share[i]!, count: line.count + 1 });
  });
  const sorted = [...share].sort((a, b) => b - a);
  const whole = [logOdds(mean(share)), logOdds(mean(sorted.slice(0, Math.max(1, Math.floor(share.length / THIRD)))))];
  /** The first word that ends behind a place. */
  const wordAt = new Int32Array(text.length + 1).fill(tokens.length);
  for (let i = tokens.length - 1; i >= 0; i--) wordAt.fill(i, i ? tokens[i - 1]!.to : 0, tokens[i]!.to);

  /** The two nearest candidates before (`step` -1) or behind it that do not lie over it. */
  const beside = (i: number, step: 1 | -1): number[] => {
    const found: number[] = [];
    for (let at = i + step; at >= 0 && at < judged.length && found.length < 2; at += step) {
      const apart = step < 0 ? judged[at]!.to <= judged[i]!.from : judged[at]!.from >= judged[i]!.to;
      if (apart) found.push(at);
    }
    return found;
  };

  return judged.map((one, i) => {
    const said = text.slice(one.from, one.to);
    const begin = wordAt[one.from]!;
    const asked: number[] = [];
    const kinds = new Array<number>(K).fill(0);
    let end = begin;
    for (; end < tokens.length && tokens[end]!.from < one.to; end++) {
      asked.push(askedOf(likely, end));
      for (let k = 0; k < K; k++) kinds[k] = Math.max(kinds[k]!, likely[end * K + k]!);
    }
    let [before, after] = [0, 0];
    for (let at = begin - 1; at >= 0 && tokens[at]!.to > one.from - EDGE; at--)
      before = Math.max(before, askedOf(likely, at));
    for (let at = end; at < tokens.length && tokens[at]!.from < one.to + EDGE; at++)
      after = Math.max(after, askedOf(likely, at));
    const label = firstIn(one, spanAt);
    const over: number[] = [];
    for (let at = Math.max(0, i - NEAR); at <= Math.min(judged.length - 1, i + NEAR); at++)
      if (at !== i && judged[at]!.from < one.to && one.from < judged[at]!.to) over.push(at);
    const [last, next] = [beside(i, -1), beside(i, 1)];
    const odds = (at: number | undefined) => (at === undefined ? NONE.beside : logOdds(share[at]!));
    const line = inLine.get(lines[one.from]!)!;
    const others = line.count - 1;
    return Float64Array.from([
      logOdds(share[i]!),
      one.must / (share[i]! + 1e-6),
      logOdds(Math.max(0, ...asked)),
      logOdds(mean(asked)),
      logOdds(asked.length === 0 ? 0 : Math.min(...asked)),
      asked.length,
      ...kinds,
      logOdds(before),
      logOdds(after),
      label?.probability ?? 0,
      label ? Number(label.from === one.from) + 2 * Number(label.to === one.to) : 0,
      ...KINDS.map((kind) => Number(label?.kind === kind)),
      one.from / text.length,
      said.length,
      said.trim().split(/\s+/).length,
      han,
      Number(/^\p{Ll}/u.test(said)),
      Number(/^\p{Lu}/u.test(said)),
      Number(one.condition ?? false),
      Number(one.entry.id.startsWith('open:')),
      Number(one.told),
      ...SOURCES.map((source) => Number(one.source === source)),
      ...ENTRY_KINDS.map((kind) => Number(one.entry.kind === kind)),
      Number(one.clause !== null),
      ...(['duty', 'headed', 'asked'] as const).map((name) => Number(one.clause?.[name] ?? false)),
      Number(one.clause?.need === 'nice'),
      over.length,
      over.length === 0 ? NONE.over : Math.max(...over.map((at) => logOdds(share[at]!))),
      Math.max(0, ...over.map((at) => judged[at]!.to - judged[at]!.from)),
      odds(last[0]),
      odds(last[1]),
      odds(next[0]),
      odds(next[1]),
      last[0] === undefined ? NONE.far : one.from - judged[last[0]]!.to,
      next[0] === undefined ? NONE.far : judged[next[0]]!.from - one.to,
      others === 0 ? NONE.beside : logOdds((line.sum - share[i]!) / others),
      others,
      ...whole,
    ]);
  });
}
