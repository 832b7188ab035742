import { type Features, hashOf } from '@verdant/crf';
import { isPlace } from '@verdant/lexicon/vocabulary';
import type { Candidate } from './candidates.ts';
import { firstIn, placesOf } from './places.ts';
import { askedOf, KINDS } from './posting-labels.ts';
import type { PostingReading } from './posting-spans.ts';
import { linesOf, sentencesOf, tokensOf } from './posting-tokens.ts';
import { cuesOf, headingNames } from './surroundings.ts';

/** Whether a piece is asked for, liked, or neither. */
export const WANTED: readonly string[] = ['no', 'must', 'nice'];

/** Steps of a probability, finer near both ends. */
const STEPS = [0.002, 0.01, 0.03, 0.08, 0.15, 0.25, 0.4, 0.55, 0.7, 0.85, 0.95, 0.99];
const stepOf = (share: number): number => STEPS.filter((step) => share >= step).length;
/** So that neighbouring steps learn from one another. */
const ladder = (name: string, share: number): string[] =>
  STEPS.flatMap((step, i) => (share >= step ? [`${name}>${i}`] : []));
const bucket = (n: number, marks: readonly number[]): number => marks.filter((mark) => n >= mark).length;
const REACH = 40;
const BACK = 120;
const AHEAD = 80;
/** Candidates that lie over one another stand so close in their order. */
const NEAR = 8;

const kindOf = (one: Candidate): string =>
  one.source !== 'rules'
    ? one.source
    : one.condition
      ? 'condition'
      : one.entry.id.startsWith('open:')
        ? `open-${one.entry.kind}`
        : one.entry.kind;

const shapeOf = (text: string): string =>
  /^\p{Script=Han}+$/u.test(text)
    ? 'han'
    : /\p{Script=Han}/u.test(text)
      ? 'mixed'
      : /\d/.test(text)
        ? 'digit'
        : /^\p{Lu}[\p{Lu}.&/-]*$/u.test(text)
          ? 'AA'
          : /^\p{Lu}/u.test(text)
            ? 'Aa'
            : 'aa';

export function candidateFeatures(
  text: string,
  candidates: readonly Candidate[],
  { spans, tokens, likely }: PostingReading,
  bits: number,
): Features[] {
  const K = KINDS.length;
  const lines = linesOf(text);
  const heads = headingNames(lines);
  const sentenceAt = placesOf(
    sentencesOf(text).map(({ from, to }) => ({ from, to, names: cuesOf(text.slice(from, to), 'sentence') })),
    text.length,
  );
  const lineOf = placesOf(
    lines.map(({ from, to }, i) => ({ from, to: to + 1, i })),
    text.length + 1,
  );
  const spanAt = placesOf(spans, text.length);
  const tokenAt = placesOf(
    tokens.map(({ from, to }, i) => ({ from, to, i })),
    text.length,
  );
  const first = new Map<string, number>();
  for (const one of candidates) if (!first.has(one.entry.id)) first.set(one.entry.id, one.from);
  return candidates.map((one, i) => {
    const said = text.slice(one.from, one.to);
    const own: number[] = [];
    for (let at = one.from; at < one.to; at++) {
      const token = tokenAt(at);
      if (token && token.i !== own.at(-1)) own.push(token.i);
    }
    const of = (kind: number) => own.map((at) => likely[at * K + kind]!);
    const asks = own.map((at) => askedOf(likely, at));
    const most = Math.max(0, ...asks);
    const mean = asks.reduce((sum, value) => sum + value, 0) / Math.max(1, asks.length);
    const kinds = KINDS.map((_, kind) => Math.max(0, ...of(kind)));
    const label = firstIn(one, spanAt);
    const exact = label && label.from === one.from && label.to === one.to;
    const lineAt = lineOf(one.from)?.i ?? -1;
    const sentence = sentenceAt(one.from);
    const words = tokensOf(said).map((token) => token.text.toLowerCase());
    const before = tokensOf(text.slice(Math.max(sentence?.from ?? 0, one.from - REACH), one.from));
    const after = tokensOf(text.slice(one.to, Math.min(sentence?.to ?? text.length, one.to + REACH)));
    const lead = tokensOf(text.slice(Math.max(sentence?.from ?? 0, one.from - BACK), one.from));
    const B = (by: number) => before.at(-by)?.text.toLowerCase() ?? '<';
    const tail = tokensOf(text.slice(one.to, Math.min(sentence?.to ?? text.length, one.to + AHEAD)));
    const A = (by: number) => after[by - 1]?.text.toLowerCase() ?? '>';
    const kind = kindOf(one);
    const clause = one.clause ? `${one.clause.need}/${one.clause.duty}/${one.clause.headed}/${one.clause.asked}` : 'x';
    const over = candidates
      .slice(Math.max(0, i - NEAR), i + NEAR + 1)
      .find((two) => two !== one && two.from < one.to && one.from < two.to);
    const names = [
      'bias',
      `kind=${kind}`,
      `told=${one.told}`,
      `clause=${clause}`,
      `kind&clause=${kind} ${clause}`,
      `kind&told=${kind} ${one.told}`,
      ...ladder('most', most),
      ...ladder('mean', mean),
      `most&told=${stepOf(most)} ${one.told}`,
      `most&kind=${stepOf(most)} ${kind}`,
      ...KINDS.flatMap((name, k) => (kinds[k]! >= 0.1 ? ladder(name, kinds[k]!).slice(-1) : [])),
      ...ladder('niceShare', kinds[1]! / (kinds[0]! + kinds[1]! + 1e-9)),
      `label=${label?.kind ?? 'none'}${exact ? '!' : ''}`,
      `label&kind=${label?.kind ?? 'none'} ${kind}`,
      ...(label ? ladder('sure', label.probability) : []),
      `words=${Math.min(words.length, 7)}`,
      `long=${bucket(said.length, [2, 3, 4, 6, 10, 16, 30])}`,
      `shape=${shapeOf(said)}`,
      ...words.map((word) => `w=${word}`),
      `w1=${words[0]}`,
      `w-1=${words.at(-1)}`,
      ...(/\p{Script=Han}$/u.test(said) ? [`end=${said.slice(-1)}`, `end2=${said.slice(-2)}`] : []),
      ...(/^\p{Script=Han}/u.test(said) ? [`beg=${said.slice(0, 1)}`] : []),
      `b1=${B(1)}`,
      `b2=${B(2)} ${B(1)}`,
      `b.2=${B(2)}`,
      `b.3=${B(3)}`,
      `a1=${A(1)}`,
      `a2=${A(1)} ${A(2)}`,
      `a.2=${A(2)}`,
      `a.3=${A(3)}`,
      ...lead.map((token) => `l=${token.text.toLowerCase()}`),
      ...tail.map((token) => `t=${token.text.toLowerCase()}`),
      ...(sentence?.names ?? []),
      ...(one.clause ? cuesOf(one.clause.text, 'clause') : []),
      ...(heads[lineAt] ?? []),
      `again=${first.get(one.entry.id)! < one.from}`,
      `over=${over ? `${kindOf(over)} ${Math.sign(over.to - over.from - (one.to - one.from))}` : 'none'}`,
      `gap=${i ? text.slice(candidates[i - 1]!.to, one.from).slice(0, 8) : 'none'}`,
      `first=${one.from === sentence?.from}`,
      ...(isPlace(said) ? ['place'] : []),
    ];
    return Int32Array.from(new Set(names.map((name) => hashOf(name, bits))));
  });
}
