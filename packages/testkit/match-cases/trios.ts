import type { ResumeContent } from '@verdant/contracts';
import { emptyContent } from '../people/empty-content.ts';

/** What somebody has done, shortly: title, years in work, degree, lines of the newest position, skills. */
export type Person = { title: string; years: number; degree: string; lines: string[]; skills: string };
/** A description with three invented people, the fitting one first. */
export type Trio = { job: string; people: [strong: Person, partial: Person, weak: Person] };

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
