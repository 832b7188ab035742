import { type Features, FeatureWriter, hashState } from '@verdant/crf';
import { isPlace } from '@verdant/lexicon/vocabulary';
import { baseOf } from '../../gate/meaning/english-words.ts';
import type { Candidate } from './candidates.ts';
import { firstIn, placesOf } from './places.ts';
import { askedOf, KINDS } from './posting-labels.ts';
import type { PostingReading } from './posting-spans.ts';
import { linesOf, sentencesOf } from './posting-tokens.ts';
import { signalsOf } from './signals.ts';
import { cuesOf, headingNames, statedIn } from './surroundings.ts';
import { wordKind } from './word-kinds.ts';

/** Whether a piece is asked for, liked, or neither. */
export const WANTED: readonly string[] = ['no', 'must', 'nice'];

/** Steps of a probability, finer near both ends. */
const STEPS = [0.002, 0.01, 0.03, 0.08, 0.15, 0.25, 0.4, 0.55, 0.7, 0.85, 0.95, 0.99];
const stepOf = (share: number): number => STEPS.filter((step) => share >= step).length;
/** So that neighbouring steps learn from one another. */
const ladder = (name: string): readonly string[] => STEPS.map((_, i) => `${name}>${i}`);
const [MOST, MEAN, NICE_SHARE, SURE, AROUND, BESIDE] = ['most', 'mean', 'niceShare', 'sure', 'around', 'beside'].map(
  ladder,
) as [readonly string[], readonly string[], readonly string[], readonly string[], readonly string[], readonly string[]];
const KIND_STEPS = KINDS.map(ladder);
const bucket = (n: number, marks: readonly number[]): number => marks.filter((mark) => n >= mark).length;
const NOTHING = new Int32Array();
const BACK = 120;
const AHEAD = 80;
/** Candidates that lie over one another stand so close in their order. */
const NEAR = 8;
/** What stands between two members of a list. */
const BETWEEN = /^\s*(?:[,，、/]|、?(?:and|or|&|\/|和|及|或|与|以及|或者))\s*(?:(?:and|or)\s+)?$/i;
const LONGEST_BETWEEN = 8;

const kindOf = (one: Candidate): string =>
  one.source !== 'rules'
    ? one.condition
      ? 'outside-condition'
      : one.source
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

const [WORD, LEAD, TAIL, BASE, LEAD_BASE, TAIL_BASE] = ['w=', 'l=', 't=', 'B=', 'L=', 'T='].map((name) =>
  hashState(name),
) as [number, number, number, number, number, number];

const HAN = /\p{Script=Han}/u;
/** Chinese letters in and around a piece: where words end is often a matter of taste. */
function letterNames(text: string, { from, to }: Candidate): string[] {
  const said = text.slice(from, to);
  if (!HAN.test(said)) return [];
  const pairs = Array.from({ length: said.length - 1 }, (_, i) => said.slice(i, i + 2)).filter((two) => HAN.test(two));
  return [
    ...new Set(pairs.map((two) => `in=${two}`)),
    `c-1=${text.slice(from - 1, from)}`,
    `c-2=${text.slice(from - 2, from)}`,
    `c+1=${text.slice(to, to + 1)}`,
    `c+2=${text.slice(to, to + 2)}`,
  ];
}

export function candidateFeatures(
  text: string,
  candidates: readonly Candidate[],
  { spans, tokens, likely }: PostingReading,
  bits: number,
): Features[] {
  const K = KINDS.length;
  const writer = new FeatureWriter(bits);
  const lines = linesOf(text);
  const heads = headingNames(lines).map((names) => writer.rowsOf(names));
  const sentenceAt = placesOf(
    sentencesOf(text).map(({ from, to }) => ({
      from,
      to,
      rows: writer.rowsOf(cuesOf(text.slice(from, to), 'sentence')),
    })),
    text.length,
  );
  const lineOf = placesOf(
    lines.map(({ from, to }, i) => ({ from, to: to + 1, i })),
    text.length + 1,
  );
  const spanAt = placesOf(spans, text.length);
  const low = tokens.map((token) => token.text.toLowerCase());
  /** The first word that ends behind a place. */
  const wordAt = new Int32Array(text.length + 1).fill(tokens.length);
  for (let i = tokens.length - 1; i >= 0; i--) wordAt.fill(i, i ? tokens[i - 1]!.to : 0, tokens[i]!.to);
  const bases = low.map((word) => (/^[a-z]{3,}$/.test(word) ? baseOf(word) : word));
  const signals = signalsOf(text);
  const titles = spans.filter(({ kind }) => kind === 'title').map(({ from, to }) => text.slice(from, to).toLowerCase());
  const titleHolds = (said: string): string =>
    titles.includes(said)
      ? 'whole'
      : titles.some((title) => title.includes(said))
        ? 'part'
        : titles.some((title) => said.includes(title))
          ? 'more'
          : 'no';
  const kindsOfWords = low.map(wordKind);
  const times = new Map<string, number>();
  for (const word of low) times.set(word, (times.get(word) ?? 0) + 1);
  const first = new Map<string, number>();
  for (const one of candidates) if (!first.has(one.entry.id)) first.set(one.entry.id, one.from);
  const clauses = new Map<Candidate['clause'], Features>();
  for (const { clause } of candidates)
    if (clause && !clauses.has(clause)) clauses.set(clause, writer.rowsOf(cuesOf(clause.text, 'clause')));
  const stated = statedIn([...clauses.keys()].filter((clause) => clause !== null));
  const mostOf = (one: Candidate): number => {
    let most = 0;
    for (let at = wordAt[one.from]!; at < tokens.length && tokens[at]!.from < one.to; at++)
      most = Math.max(most, askedOf(likely, at));
    return most;
  };
  /** How likely the likeliest member of its list beside it is asked for; null where it stands in no list. */
  const besideOf = (one: Candidate, i: number): number | null => {
    const near = candidates.slice(Math.max(0, i - NEAR), i + NEAR + 1).filter((two) => {
      const gap = two.to <= one.from ? [two.to, one.from] : [one.to, two.from];
      const long = gap[1]! - gap[0]!;
      return long > 0 && long <= LONGEST_BETWEEN && BETWEEN.test(text.slice(gap[0], gap[1]));
    });
    return near.length === 0 ? null : Math.max(...near.map(mostOf));
  };
  return candidates.map((one, i) => {
    const said = text.slice(one.from, one.to);
    const begin = wordAt[one.from]!;
    let end = begin;
    while (end < tokens.length && tokens[end]!.from < one.to) end += 1;
    const sentence = sentenceAt(one.from);
    const [start, stop] = [sentence?.from ?? 0, sentence?.to ?? text.length];
    let [most, sum] = [0, 0];
    const kinds = new Float64Array(K);
    for (let at = begin; at < end; at++) {
      const asked = askedOf(likely, at);
      most = Math.max(most, asked);
      sum += asked;
      for (let k = 0; k < K; k++) kinds[k] = Math.max(kinds[k]!, likely[at * K + k]!);
    }
    let [names, again] = [0, 0];
    for (let at = begin; at < end; at++)
      if (kindsOfWords[at] === 'name') {
        names += 1;
        again = Math.max(again, times.get(low[at]!)!);
      }
    const isWithin = (at: number) =>
      at >= 0 && at < tokens.length && tokens[at]!.from >= start && tokens[at]!.to <= stop;
    // what else its sentence asks for
    let around = 0;
    for (let at = begin - 1; isWithin(at) && tokens[at]!.from >= one.from - BACK; at--)
      around = Math.max(around, askedOf(likely, at));
    for (let at = end; isWithin(at) && tokens[at]!.to <= one.to + AHEAD; at++)
      around = Math.max(around, askedOf(likely, at));
    const label = firstIn(one, spanAt);
    const exact = label && label.from === one.from && label.to === one.to;
    const B = (by: number) => (isWithin(begin - by) ? low[begin - by]! : '<');
    const A = (by: number) => (isWithin(end + by - 1) ? low[end + by - 1]! : '>');
    const kind = kindOf(one);
    const clause = one.clause ? `${one.clause.need}/${one.clause.duty}/${one.clause.headed}/${one.clause.asked}` : 'x';
    const over = candidates
      .slice(Math.max(0, i - NEAR), i + NEAR + 1)
      .find((two) => two !== one && two.from < one.to && one.from < two.to);
    const climb = (names: readonly string[], share: number) => {
      for (let step = 0; step < STEPS.length && share >= STEPS[step]!; step++) writer.add(names[step]!);
    };
    for (const name of [
      'bias',
      `kind=${kind}`,
      `told=${one.told}`,
      `clause=${clause}`,
      `kind&clause=${kind} ${clause}`,
      `clause&stated=${clause} ${stated}`,
      `kind&told=${kind} ${one.told}`,
      `most&told=${stepOf(most)} ${one.told}`,
      `most&kind=${stepOf(most)} ${kind}`,
      `label=${label?.kind ?? 'none'}${exact ? '!' : ''}`,
      `label&kind=${label?.kind ?? 'none'} ${kind}`,
      `words=${Math.min(end - begin, 7)}`,
      `long=${bucket(said.length, [2, 3, 4, 6, 10, 16, 30])}`,
      `shape=${shapeOf(said)}`,
      `names=${Math.min(names, 4)}/${Math.min(end - begin - names, 3)}`,
      `names&kind=${Math.min(names, 3)} ${kind}`,
      `ends=${kindsOfWords[begin]}/${kindsOfWords[end - 1]}`,
      `times=${bucket(again, [2, 3, 5])}`,
      `w1=${low[begin]}`,
      `w-1=${low[end - 1]}`,
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
      `again=${first.get(one.entry.id)! < one.from}`,
      `over=${over ? `${kindOf(over)} ${Math.sign(over.to - over.from - (one.to - one.from))}` : 'none'}`,
      `gap=${i ? text.slice(candidates[i - 1]!.to, one.from).slice(0, 8) : 'none'}`,
      `first=${one.from === sentence?.from}`,
      ...(isPlace(said) ? ['place'] : []),
      `title=${titleHolds(said.toLowerCase())}`,
      ...signals.near(one),
      ...signals.around(one.from),
      ...letterNames(text, one),
    ])
      writer.add(name);
    climb(MOST, most);
    climb(MEAN, sum / Math.max(1, end - begin));
    climb(AROUND, around);
    const beside = besideOf(one, i);
    if (beside === null) writer.add('noList');
    else climb(BESIDE, beside);
    climb(NICE_SHARE, kinds[1]! / (kinds[0]! + kinds[1]! + 1e-9));
    if (label) climb(SURE, label.probability);
    for (let k = 0; k < K; k++) if (kinds[k]! >= 0.1) writer.add(KIND_STEPS[k]![stepOf(kinds[k]!) - 1]!);
    const addWord = (at: number, word: number, base: number) => {
      writer.add(low[at]!, word);
      if (bases[at] !== low[at]) writer.add(bases[at]!, base);
    };
    for (let at = begin; at < end; at++) addWord(at, WORD, BASE);
    for (let at = begin - 1; isWithin(at) && tokens[at]!.from >= one.from - BACK; at--) addWord(at, LEAD, LEAD_BASE);
    for (let at = end; isWithin(at) && tokens[at]!.to <= one.to + AHEAD; at++) addWord(at, TAIL, TAIL_BASE);
    writer.addRows(sentence?.rows ?? NOTHING);
    writer.addRows(clauses.get(one.clause) ?? NOTHING);
    writer.addRows(heads[lineOf(one.from)?.i ?? -1] ?? NOTHING);
    return writer.take();
  });
}
