import { chineseMeasureNames, englishKindsOfNames, englishKindsToo, englishMeasureCarriers } from '@verdant/lexicon';
import type { Token } from '../english-words.ts';
import { items } from '../word-lists.ts';

const kinds = new Set(items(englishKindsToo, /\s+/));
const kindsOfNames = new Set(items(englishKindsOfNames, /\s+/));
/** CRM, NVivo, P&L. */
const NAME = /[A-Z].*[A-Z]|^[A-Z]$/;

/** An office building: the kind of what stands right before it, which somebody has said. */
export const isKindOf = ({ text, from }: Token, last: Token | undefined, isSaid: (token: Token) => boolean): boolean =>
  last !== undefined &&
  (kinds.has(text.toLowerCase()) || (NAME.test(last.text) && kindsOfNames.has(text.toLowerCase()))) &&
  from === last.to + 1 &&
  !last.plain &&
  isSaid(last);

const MEASURES = chineseMeasureNames.map(
  ([names, unit]) =>
    new RegExp(
      `(?:${names.replaceAll(' ', '|')})(?=[约近共为达是]{0,2}\\s?\\d[\\d,.]{0,12}\\s?[余多]?\\s?(?:${unit}))`,
      'gu',
    ),
);

const BOUND =
  '(?:(?:about|around|roughly|approximately|some|over|under|nearly|almost|up to|at least|at most|as much as|(?:(?:no|not) )?(?:more|less) than) )?';
const CARRIERS = englishMeasureCarriers.map(
  ([carriers, figure]) => new RegExp(`\\b(?:${carriers})\\s(?=${BOUND}${figure})`, 'giu'),
);

const blanked = (text: string, patterns: readonly RegExp[]): string =>
  patterns.reduce((rest, pattern) => rest.replace(pattern, (said) => ' '.repeat(said.length)), text);

/** 经费8万元 says no more than 8万元, worth £2m no more than £2m. */
export const withoutMeasures = (text: string): string => blanked(text, [...MEASURES, ...CARRIERS]);

/** The same of an original, where such a word may be left out. */
export const withoutCarriers = (text: string): string => blanked(text, CARRIERS);
