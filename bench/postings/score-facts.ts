import { degreeFound, titleFound, yearsFound } from '../../packages/resume/src/match/facts/facts-found.ts';

import { levelOfGold } from '../match/levels-of-gold.ts';
import type { MarkedPosting } from './marked.ts';
import { sameTerm } from './score.ts';

export const FACTS = ['title', 'years', 'degree'] as const;
/** Of each fact what was said beside what is marked, null where it is right. */
export type FactsScore = Record<(typeof FACTS)[number], string | null>;

const WORDS =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen'.split(
    ' ',
  );
const HAN = '一二三四五六七八九十';
const numberOf = (word: string): number =>
  /^\d/.test(word)
    ? Number(word)
    : /^(?:a|an)$/.test(word)
      ? 1
      : /^两|couple/.test(word)
        ? 2
        : /decade/.test(word)
          ? 10
          : HAN.includes(word)
            ? HAN.indexOf(word) + 1
            : WORDS.indexOf(word) + 1;

/** The lower end of a marked span in years; null where it names seasons or tours. */
export function yearsOfMark(mark: string): number | null {
  const said = mark.normalize('NFKC').toLowerCase();
  if (!/year|yr|年|month|个月|decade|ish/.test(said)) return null;
  if (/半年/.test(said) && !/[一1]年半/.test(said)) return 0.5;
  const number = said.match(
    new RegExp(
      `\\d+(?:\\.\\d+)?|两|[${HAN}](?=[年到至两二三四五六七八九十个])|\\b(?:${WORDS.join('|')}|an?(?= year)|couple|decade)\\b`,
    ),
  );
  if (!number) return null;
  const least = numberOf(number[0]);
  const months = /^\D*[\d.]*\s*\S*\s*(?:months|个月)/.test(said) || /^\D*\d+个月/.test(said);
  if (months || /^[a-z ]*months/.test(said)) return Math.round(least / 6) / 2;
  return least + (/年半/.test(said) ? 0.5 : 0);
}

/** Of several spans any counts as right; of several degrees the lowest. */
export function scoreFacts({ text, marks }: MarkedPosting): FactsScore {
  const marked = (kind: string) =>
    marks.filter(({ mark }) => mark === kind).map(({ from, to }) => text.slice(from, to));
  const titles = marked('T');
  const title = titleFound(text)?.title ?? '';
  const spans = marked('Y').map(yearsOfMark);
  const years = yearsFound(text)?.least ?? null;
  const level = levelOfGold(marked('E'));
  const degree = degreeFound(text)?.level ?? null;
  const rightYears = spans.length === 0 ? years === null : spans.some((one) => one === null || one === years);
  return {
    title: titles.length === 0 || titles.some((one) => sameTerm(one, title)) ? null : `${title} for ${titles}`,
    years: rightYears ? null : `${years} for ${marked('Y')}`,
    degree: degree === level ? null : `${degree} for ${marked('E')}`,
  };
}
