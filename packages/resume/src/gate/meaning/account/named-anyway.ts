import { chineseMeasureNames, englishKindsToo } from '@verdant/lexicon';
import type { Token } from '../english-words.ts';
import { items } from '../word-lists.ts';

const kinds = new Set(items(englishKindsToo, /\s+/));

/** An office building: the kind of what stands right before it, which somebody has said. */
export const isKindOf = ({ text, from }: Token, last: Token | undefined, isSaid: (token: Token) => boolean): boolean =>
  last !== undefined && kinds.has(text.toLowerCase()) && from === last.to + 1 && !last.plain && isSaid(last);

const MEASURES = chineseMeasureNames.map(
  ([names, unit]) =>
    new RegExp(
      `(?:${names.replaceAll(' ', '|')})(?=[约近共为达是]{0,2}\\s?\\d[\\d,.]{0,12}\\s?[余多]?\\s?(?:${unit}))`,
      'gu',
    ),
);

/** 经费8万元 says no more than 8万元. */
export const withoutMeasures = (text: string): string =>
  MEASURES.reduce((rest, measure) => rest.replace(measure, (said) => ' '.repeat(said.length)), text);
