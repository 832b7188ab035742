import type { Features, FeatureWriter } from '@verdant/crf';
import { EXAMPLES, ONE_OF } from '../alternatives.ts';
import { type Sentence, tokensOf } from './posting-tokens.ts';

/** Whether a piece is another alternative of the one before it in its sentence. */
export const JOINS: readonly string[] = ['apart', 'joined'];

type Span = { from: number; to: number };
/** Pieces of one sentence, in order; `byRules` where the rules join a piece with the one before it. */
export type Neighbours = {
  sentence: Pick<Sentence, 'from' | 'to'>;
  spans: readonly Span[];
  byRules: readonly boolean[];
};

const NEAR = 8;
/** Letters around a piece that are looked at. */
const REACH = 60;
const LONGEST_SENTENCE = 1000;
const wordsIn = (text: string): string[] => tokensOf(text).map((token) => token.text.toLowerCase());
const shapeOf = (text: string): string =>
  /^\p{Script=Han}+$/u.test(text) ? 'han' : /\p{Lu}/u.test(text) ? 'name' : /\d/.test(text) ? 'digit' : 'word';

/** The features of each piece; `writer` is of the size of the field. */
export function alternativeFeatures(
  text: string,
  { sentence, spans, byRules }: Neighbours,
  writer: FeatureWriter,
): Features[] {
  const said = text.slice(sentence.from, Math.min(sentence.to, sentence.from + LONGEST_SENTENCE));
  const end = wordsIn(text.slice(spans.at(-1)!.to, sentence.to).slice(0, REACH));
  const before = wordsIn(text.slice(sentence.from, spans[0]!.from).slice(-REACH));
  const whole = [
    ...(ONE_OF.test(said) ? ['oneOf'] : []),
    ...(EXAMPLES.test(said) ? ['examples'] : []),
    `many=${Math.min(spans.length, 5)}`,
  ];
  return spans.map((span, i) => {
    const last = spans[i - 1];
    const next = spans[i + 1];
    const gap = last ? text.slice(last.to, span.from) : '';
    const between = wordsIn(gap.slice(0, REACH));
    const after = wordsIn(text.slice(span.to, next?.from ?? sentence.to).slice(0, REACH));
    const names = [
      'bias',
      ...whole,
      `rules=${byRules[i]}`,
      `gap=${gap.length < 12 ? gap.toLowerCase().trim() : 'long'}`,
      `gapLong=${Math.min(between.length, 6)}`,
      ...between.slice(0, NEAR).map((word) => `b:${word}`),
      ...after.slice(0, NEAR).map((word) => `a:${word}`),
      ...end.slice(0, NEAR).map((word) => `e:${word}`),
      ...before.slice(-NEAR).map((word) => `f:${word}`),
      ...(last ? [`shapes=${shapeOf(text.slice(last.from, last.to))}/${shapeOf(text.slice(span.from, span.to))}`] : []),
      ...(/[（(]/.test(gap) ? ['opens'] : []),
      ...(/[）)]/.test(gap) ? ['shuts'] : []),
      `at=${Math.min(i, 3)}`,
    ];
    return writer.rowsOf(names);
  });
}
