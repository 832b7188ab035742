import { degreeFound, titleFound, yearsFound } from '../../packages/resume/src/match/facts/facts-found.ts';

import { matchJob } from '../../packages/resume/src/match/match-job.ts';
import { requirementsOf } from '../../packages/resume/src/match/requirements.ts';
import { bareTerm, sameTerm } from '../postings/score.ts';
import type { Job } from './folder.ts';
import { levelOfGold } from './levels-of-gold.ts';

const TODAY = '2026-11';
const LEAST_QUALITY = 70;

type Fact = { right: boolean; said: string; gold: string };
export type JobScore = {
  said: number;
  right: number;
  asked: number;
  found: number;
  wrong: string[];
  missed: string[];
  facts: Record<'title' | 'years' | 'degree', Fact>;
  /** match of each person, and how many of the pairs stand in the right order; a tie is wrong */
  matches: number[];
  pairs: number;
  ordered: number;
};

const hits = (options: readonly string[], wordings: readonly string[]): boolean =>
  options.some((option) => wordings.some((wording) => sameTerm(option, wording)));
const lists = (terms: readonly (string | string[])[] | undefined): string[][] =>
  (terms ?? []).map((one) => [one].flat());

/** Requirements, title, years and degree beside the gold, and whether the better one of every two people is ahead. */
export function scoreJob({ text, gold, people }: Job): JobScore {
  const requirements = requirementsOf(text);
  const wanted = lists([...gold.must, ...gold.nice]);
  const neutral = lists([...(gold.duties ?? []), ...(gold.soft ?? []), ...(gold.majors ?? [])]).flat();
  const counted = requirements.filter(
    ({ options }) => wanted.some((one) => hits(options, one)) || !hits(options, neutral),
  );
  const isRight = (options: readonly string[]) => wanted.some((one) => hits(options, one));
  const missed = wanted.filter((one) => !requirements.some(({ options }) => hits(options, one)));
  const title = titleFound(text)?.title ?? '';
  const titles = [gold.title ?? []].flat();
  const years = yearsFound(text)?.least ?? null;
  const degree = degreeFound(text)?.level ?? null;
  const level = levelOfGold(gold.degreeAny ?? gold.degree);
  const language = /\p{Script=Han}/u.test(text) ? 'zh' : 'en';
  const matches = people.map(
    (content) => matchJob({ content, language, today: TODAY, jobDescription: text }, LEAST_QUALITY)?.score ?? 0,
  );
  const order = matches.flatMap((better, i) => matches.slice(i + 1).map((worse) => better > worse));
  return {
    said: counted.length,
    right: counted.filter(({ options }) => isRight(options)).length,
    asked: wanted.length,
    found: wanted.length - missed.length,
    wrong: counted.filter(({ options }) => !isRight(options)).map(({ need, term }) => `${need} ${term}`),
    missed: missed.map((one) => one.join(' / ')),
    facts: {
      title: {
        right: titles.length === 0 ? title === '' : titles.some((one) => bareTerm(one) !== '' && sameTerm(one, title)),
        said: title,
        gold: titles.join(' / '),
      },
      years: { right: years === (gold.years ?? null), said: `${years}`, gold: `${gold.years ?? null}` },
      degree: { right: degree === level, said: `${degree}`, gold: `${level}` },
    },
    matches,
    pairs: order.length,
    ordered: order.filter(Boolean).length,
  };
}
