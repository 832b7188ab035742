import type { Moment, Period, Person } from './people/person.ts';
import type { HeadingKind } from './words/headings.ts';

const text = ({ year, month }: Moment) => (month === null ? String(year) : `${year}-${String(month).padStart(2, '0')}`);
const end = (moment: Period['end']) => (moment === null ? '' : moment === 'present' ? 'present' : text(moment));
const dates = ({ start, end: until }: Period) => ({ start: start ? text(start) : '', end: end(until) });

/** What a perfect reader finds on the page: only sections that are shown. Dates are `YYYY`, `YYYY-MM` or `present`. */
export function truthOf(person: Person, shown: ReadonlySet<HeadingKind>) {
  const when = <T>(kind: HeadingKind, list: T[]): T[] => (shown.has(kind) ? list : []);
  return {
    language: person.language,
    basics: {
      name: person.name,
      email: person.email,
      phone: person.phone,
      location: person.location,
      links: person.links,
    },
    education: when('education', person.education).map((one) => ({
      school: one.school,
      degree: one.degree,
      major: one.major,
      ...dates(one.period),
    })),
    work: when('work', person.work).map((one) => ({
      company: one.company,
      position: one.position,
      ...dates(one.period),
      highlightsCount: one.bullets.length,
    })),
    projects: when('projects', person.projects).map((one) => ({ name: one.name, ...dates(one.period) })),
    certifications: when('certifications', person.certifications).map(({ name }) => name),
    awards: when('awards', person.awards).map(({ name }) => name),
    skills: when('skills', person.skills).flatMap(({ items }) => items),
  };
}
export type Truth = ReturnType<typeof truthOf>;
