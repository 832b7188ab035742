import type { Language, ResumeContent, Work } from '@verdant/contracts';
import { expect, test } from 'vitest';
import { type Someone, score } from './everyone.ts';

/** Short jobs of long ago, told honestly and plainly. */
const OLD_JOBS: Record<Language, Pick<Work, 'company' | 'position' | 'content'>[]> = {
  en: [
    { company: 'Corner Bakery', position: 'Shop assistant', content: ['Served customers at the counter on Saturdays'] },
    { company: 'Lindgren Removals', position: 'Driver’s mate', content: ['Carried furniture and packed boxes'] },
  ],
  zh: [
    { company: '南街面馆', position: '服务员', content: ['点单、上菜、收台'] },
    { company: '青石物流', position: '分拣员', content: ['夜班分拣快递包裹'] },
  ],
};

export const withOldJob = (content: ResumeContent, language: Language, which: number): ResumeContent => ({
  ...content,
  work: [
    ...content.work,
    {
      id: 'old-job',
      location: '',
      start: which === 0 ? '2003-06' : '2003',
      end: which === 0 ? '2003-09' : '2003',
      achievements: [],
      metrics: [],
      ...OLD_JOBS[language][which]!,
    },
  ],
});

export const withoutJob = (content: ResumeContent, id: string): ResumeContent => ({
  ...content,
  work: content.work.filter((job) => job.id !== id),
});

type Dress = (text: string, index: number) => string;
const dresses: [name: string, Dress][] = [
  ['semicolons', (text) => `${text.replace(/[.。；;]$/, '')}；`],
  ['narrow semicolons', (text) => `${text.replace(/[.。；;]$/, '')};`],
  ['no ending', (text) => text.replace(/[.。；;]$/, '')],
  ['numbers', (text, index) => `${index + 1}. ${text}`],
  ['Chinese numbers', (text, index) => `${'一二三四五六七八九十'[index % 10]}、${text}`],
  ['numbers in brackets', (text, index) => `（${index + 1}）${text}`],
  ['glyphs', (text) => `➢ ${text}`],
  ['icons', (text) => `\uF0B7 ${text}`],
  ['circled numbers', (text, index) => `${String.fromCodePoint(0x2460 + (index % 20))} ${text}`],
];

export const dressed = (content: ResumeContent, dress: Dress): ResumeContent => ({
  ...content,
  work: content.work.map((job) => ({ ...job, content: job.content.map(dress) })),
  projects: content.projects.map((project) => ({ ...project, results: project.results.map(dress) })),
});

/** What of honesty and of looks moves the score, over `people`. */
export function testGainMoves(people: readonly Someone[]): void {
  test.each(people.map((one) => [one.id, one] as const))(
    '%s: an honest short old job costs no more than a point',
    (_, one) => {
      const before = score(one);
      for (const which of [0, 1]) {
        const content = withOldJob(one.content, one.language, which);
        expect(score({ ...one, content })).toBeGreaterThanOrEqual(before - 1);
      }
    },
  );

  test.each(people.map((one) => [one.id, one] as const))(
    '%s: leaving out a job brings no more than a point',
    (_, one) => {
      const before = score(one);
      for (const { id } of one.content.work)
        expect(score({ ...one, content: withoutJob(one.content, id) }), id).toBeLessThanOrEqual(before + 1);
    },
  );

  test.each(people.map((one, at) => [one.id, one, at] as const))(
    '%s: endings, numbers and glyphs are worth nothing',
    (_, one, at) => {
      const before = score(one);
      for (const [name, dress] of dresses.filter((_dress, index) => (index + at) % 3 === 0))
        expect(score({ ...one, content: dressed(one.content, dress) }), name).toBe(before);
    },
  );
}
