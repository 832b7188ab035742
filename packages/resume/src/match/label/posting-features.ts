import { type Features, FeatureWriter, hashState } from '@verdant/crf';
import { remembered } from '@verdant/lexicon';
import { isPlace } from '@verdant/lexicon/vocabulary';
import { baseOf } from '../../gate/meaning/english-words.ts';
import type { Clause } from '../clauses.ts';
import type { ClauseTerms } from '../terms/terms-by-rules.ts';
import { placesOf } from './places.ts';
import { linesOf, sentencesOf, type Token, tokensOf } from './posting-tokens.ts';
import { signalsOf } from './signals.ts';
import { bucket, cuesOf, headingNames, statedIn, wordsOf } from './surroundings.ts';
import { wordKind } from './word-kinds.ts';

type Span = { from: number; to: number };
/** A posting as the rules see it. */
type RuleHit = Span & { kind: string; told: boolean };
type View = { clauses: readonly Clause[]; hits: readonly RuleHit[] };

const viewOf = (terms: readonly ClauseTerms[]): View => ({
  clauses: terms.map(({ clause }) => clause),
  hits: terms.flatMap(({ hits, told }) =>
    hits
      .flatMap((hit) => [hit, ...(hit.members ?? [])])
      .map(({ entry, from, to, condition }) => ({
        from,
        to,
        told,
        kind: condition ? 'condition' : entry.id.startsWith('open:') ? 'open' : entry.kind,
      })),
  ),
});

/** Which span holds a token; of several the first. */
function finder<T extends Span>(spans: readonly T[], length: number): (token: Span) => T | undefined {
  const at = placesOf(spans, length);
  return ({ from, to }) => {
    const span = at(from);
    return span && to <= span.to ? span : undefined;
  };
}

const shapeOf = remembered((text: string): string =>
  /^\d+$/.test(text)
    ? `d${Math.min(text.length, 3)}`
    : /^\p{Script=Han}/u.test(text)
      ? `H${Math.min(text.length, 4)}`
      : /^\p{Lu}{2,}$/u.test(text)
        ? 'AA'
        : /^\p{Lu}\p{Ll}*$/u.test(text)
          ? 'Aa'
          : /\p{Lu}/u.test(text)
            ? 'aA'
            : /^\p{L}/u.test(text)
              ? 'aa'
              : text,
);

/** What holds of a whole line, of a sentence, of a phrase and of a clause: a list of features for each. */
function surroundings(text: string, view: View, writer: FeatureWriter): (token: Token) => Features[] {
  const lines = linesOf(text);
  const known = headingNames(lines);
  const signals = signalsOf(text);
  const sentences = sentencesOf(text).map((sentence) => ({
    ...sentence,
    rows: writer.rowsOf([
      ...wordsOf(text.slice(sentence.from, sentence.to)).map((word) => `s:${word}`),
      ...cuesOf(text.slice(sentence.from, sentence.to), 'sentence'),
      ...signals.around(sentence.from),
    ]),
    phrases: sentence.phrases.map((phrase, i) => ({
      ...phrase,
      rows: writer.rowsOf([
        `phrase=${Math.min(i, 3)}/${Math.min(sentence.phrases.length, 4)}`,
        ...cuesOf(text.slice(phrase.from, phrase.to), 'phrase'),
      ]),
    })),
  }));
  const lineOf = finder(
    lines.map(({ from, to }, i) => ({ from, to, rows: writer.rowsOf(known[i]!) })),
    text.length,
  );
  const sentenceOf = finder(sentences, text.length);
  const phraseOf = finder(
    sentences.flatMap(({ phrases }) => phrases),
    text.length,
  );
  const stated = statedIn(view.clauses);
  const clauseOf = finder(
    view.clauses.map(({ from, to, need, duty, headed, asked }) => ({
      from,
      to,
      rows: writer.rowsOf([
        `clause=${need}/${duty}/${headed}/${asked}`,
        `clause&stated=${need}/${duty}/${headed}/${asked} ${stated}`,
      ]),
    })),
    text.length,
  );
  const outside = writer.rowsOf(['outside', 'first=x']);
  const unclaimed = writer.rowsOf(['clause=none']);
  const first = [0, 1, 2, 3, 4].map((step) => writer.rowsOf([`first=${step}`]));
  return (token) => {
    const phrase = phraseOf(token);
    const around = [
      lineOf(token)?.rows,
      sentenceOf(token)?.rows,
      phrase?.rows ?? outside,
      clauseOf(token)?.rows ?? unclaimed,
      phrase && first[bucket(token.from - phrase.from, [1, 4, 12, 30])],
    ];
    return around.filter((rows) => rows !== undefined);
  };
}

const [WORD, SHAPE, TWO, TWO_AHEAD, SUFFIX, PREFIX, END, BEGIN, BASE, KIND] = [
  'w=', 'shape=', 'two=', 'two>=', 'suf=', 'pre=', 'end=', 'begin=', 'base=', 'k=',
].map((name) => hashState(name)) as [number, number, number, number, number, number, number, number, number, number]; // biome-ignore format: words of one line
const OUT = hashState('out=');
const WORDS_NEAR = [-3, -2, -1, 1, 2, 3].map((by) => ({ by, name: hashState(`${by}w=`) }));
const KINDS_NEAR = [-2, -1, 1, 2].map((by) => ({ by, name: hashState(`${by}k=`) }));
const BASES_NEAR = [-2, -1, 1, 2].map((by) => ({ by, name: hashState(`${by}base=`) }));
const SHAPES_NEAR = [-2, -1, 1, 2].map((by) => ({ by, name: hashState(`${by}s=`) }));

/** The features of every token by itself. */
function featuresOf(text: string, tokens: readonly Token[], view: View, writer: FeatureWriter): Features[] {
  const hits = tokens.map(finder(view.hits, text.length));
  const signals = signalsOf(text);
  const low = tokens.map((token) => token.text.toLowerCase());
  const kinds = low.map(wordKind);
  const bases = low.map((word) => (/^[a-z]{3,}$/.test(word) ? baseOf(word) : word));
  const shapes = tokens.map((token) => shapeOf(token.text));
  return tokens.map((token, i) => {
    const hit = hits[i];
    const own = low[i]!;
    const W = (by: number) => low[i + by] ?? (by < 0 ? '<' : '>');
    writer.add('bias');
    writer.add(own, WORD);
    writer.add(bases[i]!, BASE);
    writer.add(kinds[i]!, KIND);
    writer.add(shapes[i]!, SHAPE);
    writer.addPair(TWO, W(-1), own);
    writer.addPair(TWO_AHEAD, own, W(1));
    writer.add(W(1), hashState(' _ ', hashState(W(-1), OUT)));
    writer.add(token.from > 0 && tokens[i - 1]?.to === token.from ? 'tight' : 'spaced');
    for (const { by, name } of WORDS_NEAR) writer.add(W(by), name);
    for (const { by, name } of BASES_NEAR) if (bases[i + by] !== low[i + by]) writer.add(bases[i + by]!, name);
    for (const { by, name } of KINDS_NEAR) writer.add(kinds[i + by] ?? 'edge', name);
    for (const { by, name } of SHAPES_NEAR) writer.add(shapes[i + by] ?? 'edge', name);
    if (/^\p{L}{4,}/u.test(own)) {
      writer.add(own.slice(-3), SUFFIX);
      writer.add(own.slice(0, 4), PREFIX);
    }
    if (/^\p{Script=Han}{2,}/u.test(own)) {
      writer.add(own.slice(-1), END);
      writer.add(own.slice(0, 1), BEGIN);
    }
    if (hit) {
      const begins = token.from === hit.from ? 'B' : 'I';
      writer.add(`hit=${begins}`);
      writer.add(`hit=${begins}${hit.kind}`);
      writer.add(`hit=${begins}${hit.told}`);
      writer.add(`${hit.kind}&${hit.told}`);
    } else writer.add('noHit');
    for (const name of signals.near(token)) writer.add(name);
    if (hits[i + 1]) writer.add('hit+');
    if (hits[i - 1]) writer.add('hit-');
    if (/^\p{Lu}/u.test(token.text) && isPlace(token.text)) writer.add('place');
    return writer.take();
  });
}

/** `features` are of each token alone, `shared` those of what it stands in: the same lists for all that stands there. */
export type Posting = { tokens: Token[]; features: Features[]; shared: Features[][] };

export function postingFeatures(text: string, terms: readonly ClauseTerms[], bits: number): Posting {
  const view = viewOf(terms);
  const tokens = tokensOf(text, view.hits);
  const writer = new FeatureWriter(bits);
  const features = featuresOf(text, tokens, view, writer);
  return { tokens, features, shared: tokens.map(surroundings(text, view, writer)) };
}
