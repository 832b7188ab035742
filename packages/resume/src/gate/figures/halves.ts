import type { Quantity } from '../../text/quantities.ts';

/** Measures of which people tell a half; of hours and years another reading knows. */
const ENGLISH: Record<string, string> = {
  tonne: 't',
  ton: 't',
  kilo: 'kg',
  kilogram: 'kg',
  kilometre: 'km',
  kilometer: 'km',
  km: 'km',
  mile: 'mile',
  metre: 'm',
  meter: 'm',
  acre: 'acre',
  hectare: 'ha',
  litre: 'l',
  liter: 'l',
};
const CHINESE: Record<string, string> = {
  吨: 't',
  公斤: 'kg',
  千克: 'kg',
  斤: 'jin',
  公里: 'km',
  米: 'm',
  亩: 'mu',
  公顷: 'ha',
  升: 'l',
};
const HALF_A = new RegExp(`\\bhalf[- ](?:an?[- ])?(${Object.keys(ENGLISH).join('|')})\\b`, 'gi');
const HALF_OF = new RegExp(
  `(?<![一二两三四五六七八九十几数\\d多大小前后上下])半(${Object.keys(CHINESE).join('|')})`,
  'g',
);

/** Half a tonne, 半吨: half of a measure that no numeral stands before. */
export const halvesIn = (text: string): Quantity[] =>
  [HALF_A, HALF_OF].flatMap((pattern) =>
    Array.from(text.matchAll(pattern), ({ 0: all, 1: measure = '', index }) => ({
      value: 0.5,
      unit: ENGLISH[measure.toLowerCase()] ?? CHINESE[measure]!,
      from: index,
      to: index + all.length,
    })),
  );
