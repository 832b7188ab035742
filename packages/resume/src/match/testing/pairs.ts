import type { Language, ResumeContent } from '@verdant/contracts';
import { emptyContent } from '../../content/empty.ts';
import { matchJob } from '../match-job.ts';

/** What somebody has done, shortly: title, years in work, degree, lines of the newest position, skills. */
export type Person = { title: string; years: number; degree: string; lines: string[]; skills: string };
/** A description with three invented people, the fitting one first. */
export type Trio = { job: string; people: [strong: Person, partial: Person, weak: Person] };

const TODAY = '2026-11';

export const person = (title: string, years: number, degree: string, skills: string, ...lines: string[]): Person => ({
  title,
  years,
  degree,
  lines,
  skills,
});

export function resumeOf({ title, years, degree, lines, skills }: Person): ResumeContent {
  return {
    ...emptyContent(),
    work: [
      {
        id: 'w1',
        company: 'Fennel & Rowe',
        position: title,
        location: '',
        start: `${2026 - years}-11`,
        end: null,
        content: lines,
        achievements: [],
        metrics: [],
      },
    ],
    education: [
      { id: 'e1', school: 'Saltmarsh College', degree, major: '', start: '', end: '2012-06', description: '' },
    ],
    skills: skills === '' ? [] : [{ id: 's1', category: '', items: skills.split(/[,、]\s*/) }],
  };
}

export type Ordered = { right: number; pairs: number; wrong: string[]; scores: number[][] };

/** Of every two of the three people, whether the better one for the job has the higher match. A tie is wrong. */
export function measureOrder(trios: readonly Trio[], language: Language): Ordered {
  let right = 0;
  const wrong: string[] = [];
  const scores = trios.map(({ job, people }) => {
    const matches = people.map((one) => {
      const input = { content: resumeOf(one), language, today: TODAY, jobDescription: job };
      return matchJob(input, 70)?.score ?? 0;
    });
    for (const [better, worse] of [
      [0, 1],
      [1, 2],
      [0, 2],
    ] as const) {
      if (matches[better]! > matches[worse]!) right += 1;
      else wrong.push(`${job.split('\n')[0]}: ${matches.join(', ')}`);
    }
    return matches;
  });
  return { right, pairs: trios.length * 3, wrong, scores };
}
