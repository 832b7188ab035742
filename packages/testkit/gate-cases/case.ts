import type { ResumeContent } from '@verdant/contracts';
import { emptyContent } from '@verdant/contracts';

/** `claim` is what is false in a rewrite: it may not stand in what the gate lets through. */
export type Case = { kind: string; original: string; rewrite: string; claim: string };

/** Lines `original => rewrite => claim` below headings `# kind`. Honest rewrites have no claim. */
export function cases(table: string): Case[] {
  let kind = '';
  return table
    .trim()
    .split('\n')
    .flatMap((line): Case[] => {
      if (line.startsWith('# ')) {
        kind = line.slice(2).trim();
        return [];
      }
      const [original = '', rewrite = '', claim = ''] = line.split(' => ').map((part) => part.trim());
      return [{ kind, original, rewrite, claim }];
    });
}

/** An invented résumé around one line, with further ones `beside` it; the second position holds another employer and other figures. */
export const resumeAround = (original: string, beside: readonly string[] = []): ResumeContent => ({
  ...emptyContent(),
  basics: { ...emptyContent().basics, name: 'Maya Lindqvist', address: 'Leeds' },
  work: [
    {
      id: 'w1',
      company: 'Harbour & Pine',
      position: 'Operations analyst',
      location: 'Leeds',
      start: '2019-09',
      end: '2022-03',
      content: [original, ...beside],
      achievements: [],
      metrics: [],
    },
    {
      id: 'w2',
      company: 'Northgate Stores',
      position: '物流专员',
      location: '',
      start: '2017-01',
      end: '2019-08',
      content: ['Answered 900 calls a month', '服务 70 家门店'],
      achievements: [],
      metrics: [],
    },
  ],
  education: [
    { id: 'e1', school: '青川大学', degree: '本科', major: '统计', start: '2013-09', end: '2017-06', description: '' },
  ],
  skills: [{ id: 's1', category: '', items: ['SQL', 'Tableau', 'Python', 'Excel'] }],
});
