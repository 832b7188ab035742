import { type Features, hashOf } from '@verdant/crf';
import { isPlace } from '@verdant/lexicon/vocabulary';
import type { Clause } from '../clauses.ts';
import type { ClauseTerms } from '../terms/terms-by-rules.ts';
import { linesOf, sentencesOf, type Token, tokensOf } from './posting-tokens.ts';
import { bucket, cuesOf, headingNames, wordsOf } from './surroundings.ts';

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
  const owner = new Int32Array(length).fill(-1);
  for (let i = spans.length - 1; i >= 0; i--) owner.fill(i, spans[i]!.from, spans[i]!.to);
  return ({ from, to }) => {
    const span = spans[owner[from]!];
    return span && to <= span.to ? span : undefined;
  };
}

const shapeOf = (text: string): string =>
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
              : text;

/** Names for all that holds of a whole line, of a sentence and of a phrase; worked out once for each. */
function surroundings(text: string, view: View): (token: Token) => string[] {
  const lines = linesOf(text);
  const known = headingNames(lines);
  const sentences = sentencesOf(text).map((sentence) => ({
    ...sentence,
    names: [
      ...wordsOf(text.slice(sentence.from, sentence.to)).map((word) => `s:${word}`),
      ...cuesOf(text.slice(sentence.from, sentence.to), 'sentence'),
    ],
    phrases: sentence.phrases.map((phrase, i) => ({
      ...phrase,
      names: [
        `phrase=${Math.min(i, 3)}/${Math.min(sentence.phrases.length, 4)}`,
        ...cuesOf(text.slice(phrase.from, phrase.to), 'phrase'),
      ],
    })),
  }));
  const lineOf = finder(
    lines.map(({ from, to }, i) => ({ from, to, names: known[i]! })),
    text.length,
  );
  const sentenceOf = finder(sentences, text.length);
  const phraseOf = finder(
    sentences.flatMap(({ phrases }) => phrases),
    text.length,
  );
  const clauseOf = finder(view.clauses, text.length);
  return (token) => {
    const sentence = sentenceOf(token);
    const phrase = phraseOf(token);
    const clause = clauseOf(token);
    const said = clause ? `${clause.need}/${clause.duty}/${clause.headed}/${clause.asked}` : 'none';
    return [
      ...(lineOf(token)?.names ?? []),
      ...(sentence?.names ?? []),
      ...(phrase?.names ?? ['outside']),
      `clause=${said}`,
      `first=${phrase ? bucket(token.from - phrase.from, [1, 4, 12, 30]) : 'x'}`,
    ];
  };
}

/** The names of the features of every token. */
function namesOf(text: string, tokens: readonly Token[], view: View): string[][] {
  const around = surroundings(text, view);
  const hitAt = finder(view.hits, text.length);
  const low = tokens.map((token) => token.text.toLowerCase());
  const shapes = tokens.map((token) => shapeOf(token.text));
  return tokens.map((token, i) => {
    const hit = hitAt(token);
    const W = (by: number) => low[i + by] ?? (by < 0 ? '<' : '>');
    const names = [
      'bias',
      `w=${low[i]}`,
      `shape=${shapes[i]}`,
      `two=${W(-1)} ${W(0)}`,
      `two>=${W(0)} ${W(1)}`,
      `out=${W(-1)} _ ${W(1)}`,
      token.from > 0 && tokens[i - 1]?.to === token.from ? 'tight' : 'spaced',
      ...around(token),
    ];
    for (const by of [-3, -2, -1, 1, 2, 3]) names.push(`${by}w=${W(by)}`);
    for (const by of [-2, -1, 1, 2]) names.push(`${by}s=${shapes[i + by] ?? 'edge'}`);
    if (/^\p{L}{4,}/u.test(low[i]!)) names.push(`suf=${low[i]!.slice(-3)}`, `pre=${low[i]!.slice(0, 4)}`);
    if (/^\p{Script=Han}{2,}/u.test(low[i]!)) names.push(`end=${low[i]!.slice(-1)}`, `begin=${low[i]!.slice(0, 1)}`);
    if (hit) {
      const begins = token.from === hit.from ? 'B' : 'I';
      names.push(`hit=${begins}`, `hit=${begins}${hit.kind}`, `hit=${begins}${hit.told}`, `${hit.kind}&${hit.told}`);
    } else names.push('noHit');
    if (tokens[i + 1] && hitAt(tokens[i + 1]!)) names.push('hit+');
    if (tokens[i - 1] && hitAt(tokens[i - 1]!)) names.push('hit-');
    if (/^\p{Lu}/u.test(token.text) && isPlace(token.text)) names.push('place');
    return names;
  });
}

export type Posting = { tokens: Token[]; features: Features[] };

export function postingFeatures(text: string, terms: readonly ClauseTerms[], bits: number): Posting {
  const view = viewOf(terms);
  const tokens = tokensOf(text, view.hits);
  const features = namesOf(text, tokens, view).map((names) =>
    Int32Array.from(new Set(names.map((name) => hashOf(name, bits)))),
  );
  return { tokens, features };
}
