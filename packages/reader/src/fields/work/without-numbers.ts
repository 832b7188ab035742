import type { Work } from '@verdant/contracts';
import type { Draft } from '../../parse/draft.ts';

/** `1）`, `(2)`, `3、`: the number of an entry before its first words. */
const NUMBER = /^[(（]?\d{1,2}[)）、.]\s?(?=\p{L})/u;

/** Jobs that are numbered one by one, by their employers' names alone. */
export function withoutNumbers(jobs: readonly Draft<Work>[]): Draft<Work>[] {
  const isNumbered = jobs.filter(({ company }) => NUMBER.test(company)).length > 1;
  const bare = (text: string) => text.replace(NUMBER, '');
  return jobs.map((job) => {
    if (!isNumbered) return job;
    const [first = '', ...others] = job.content;
    return { ...job, company: bare(job.company), content: first ? [bare(first), ...others] : job.content };
  });
}
