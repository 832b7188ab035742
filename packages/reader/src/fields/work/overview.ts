import type { Work } from '@verdant/contracts';
import type { Draft } from '../../parse/draft.ts';

const isBare = ({ content, achievements, metrics }: Draft<Work>): boolean =>
  content.length + achievements.length + metrics.length === 0;
/** `Vale Staff (temp)` of an overview is told of as `Vale Staff (temporary assignments)`. */
const unbracketed = (company: string): string => company.replace(/\s?[（(][^（()）]{0,40}[)）]$/u, '');
const isSameJob = (bare: Draft<Work>, told: Draft<Work>): boolean =>
  bare.start !== '' &&
  bare.start === told.start &&
  bare.end === told.end &&
  bare.position === told.position &&
  bare.company !== '' &&
  told.company.startsWith(unbracketed(bare.company));

/** `Employment at a glance` above the jobs themselves: a row of a table that an entry tells more of is no job beside it. */
export const withoutOverview = (jobs: Draft<Work>[]): Draft<Work>[] =>
  jobs.filter((job) => !isBare(job) || !jobs.some((other) => !isBare(other) && isSameJob(job, other)));
