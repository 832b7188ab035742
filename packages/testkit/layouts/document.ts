import { jobs } from './entries.ts';
import { frames } from './frames.ts';
import { headings } from './headings.ts';
import { forms, HEADINGS, type SectionName } from './kit.ts';
import { honours, projects, skills } from './lists.ts';
import type { Person } from './people/person.ts';
import { schools } from './schools.ts';

/** A layout: one choice for each part of a page. `words` are headings other than the usual ones. */
export type Layout = {
  frame: keyof typeof frames;
  heading: keyof typeof headings;
  job: keyof typeof jobs;
  school: keyof typeof schools;
  project: keyof typeof projects;
  skill: keyof typeof skills;
  honour: keyof typeof honours;
  date: keyof typeof forms;
  words?: Partial<Record<SectionName, string>>;
};

/** The page of a person in a layout, as HTML. */
export function pageOf(p: Person, layout: Layout): string {
  const form = forms[layout.date];
  const bodies: Record<SectionName, () => string> = {
    summary: () => `<p>${p.summary}</p>`,
    work: () => p.work.map((e) => jobs[layout.job](p, e, form)).join(''),
    education: () => schools[layout.school](p, form),
    projects: () => projects[layout.project](p, form),
    skills: () => skills[layout.skill](p),
    certifications: () => honours[layout.honour](p.certifications, p, form),
    awards: () => honours[layout.honour](p.awards, p, form),
  };
  return frames[layout.frame](p, (name, n) => ({
    heading: headings[layout.heading](layout.words?.[name] ?? HEADINGS[p.language][name], n, name, p.language),
    body: bodies[name](),
  }));
}
